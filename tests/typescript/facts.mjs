// Prints every fact of every code as canonical JSON: protocol -> code -> facts, keys sorted, null for what is absent.
// Arguments name the protocols; without any they are those of this repository.
import { load, PROTOCOLS } from "./package_under_test.mjs";

const asked = process.argv.slice(2);
const all = {};
for (const protocol of asked.length > 0 ? asked : PROTOCOLS) {
  const { catalog } = await load(`${protocol}/catalog`);
  all[protocol] = Object.fromEntries(Object.entries(catalog).map(([name, facts]) => [name, factsOf(name, facts)]));
}
process.stdout.write(`${JSON.stringify(sorted(all))}\n`);

function factsOf(name, { domain, retryable, summary, since, message, details, recovery, notice, ...rest }) {
  const { disconnectAfter, deprecated, aliases, docsUrl, ...unexpected } = rest;
  if (Object.keys(unexpected).length > 0) throw new Error(`no key for ${Object.keys(unexpected)}`);
  return {
    name,
    domain,
    retryable,
    summary,
    since: since ?? null,
    message: message ?? null,
    details: details
      ? mapped(details, ({ type, required, summary: text }) => ({ type, required, summary: text ?? null }))
      : null,
    recovery: recovery
      ? {
          action: recovery.action ?? null,
          hint: recovery.hint,
          max_retries: recovery.maxRetries ?? null,
          backoff_ms: recovery.backoffMs ?? null,
          timeout_ms: recovery.timeoutMs ?? null,
        }
      : null,
    notice: notice
      ? {
          severity: notice.severity,
          message: notice.message,
          action: notice.action ?? null,
          translations: notice.translations ?? null,
        }
      : null,
    disconnect_after: disconnectAfter ?? null,
    deprecated: deprecated
      ? {
          since: deprecated.since,
          use: deprecated.use ?? null,
          note: deprecated.note ?? null,
          remove_in: deprecated.removeIn ?? null,
        }
      : null,
    aliases: aliases ?? null,
    docs_url: docsUrl ?? null,
  };
}

function mapped(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function sorted(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}
