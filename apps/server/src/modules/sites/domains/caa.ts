import { startBudget } from '#/modules/sites/domains/time-budget.ts';
import type { Names } from '#/platform/connector/names.ts';

interface CaaSet {
  /** Where the records are. */
  readonly name: string;
  /** As in a zone file: `0 issue "letsencrypt.org"`. */
  readonly values: readonly string[];
}

/** The challenge by which this server obtains certificates. */
const method = 'http-01';
const criticalFlag = 128;
const knownTags = ['issue', 'issuewild', 'iodef', 'issuemail', 'issuevmc', 'contactemail', 'contactphone'];

/**
 * The CAA records that apply to a name (RFC 8659): its own, or those of the target of its CNAME, otherwise those of the
 * nearest name above. Undefined without any, or without an answer.
 */
export async function findCaa(names: Names, domain: string, withAlias: boolean): Promise<CaaSet | undefined> {
  const labels = domain.split('.');
  const isOver = startBudget();
  for (let skipped = 0; labels.length - skipped >= 2; skipped += 1) {
    const name = labels.slice(skipped).join('.');
    const reply = await names.query(name, 'CAA');
    if (reply === null || reply.kind === 'failed' || isOver()) return undefined;
    const isAlias = reply.chain.length > 0;
    if (reply.values.length && (!isAlias || skipped > 0 || withAlias))
      return { name: reply.chain.at(-1) ?? name, values: reply.values };
  }
  return undefined;
}

/** Whether CAA records let an authority issue a certificate for a host name by an HTTP challenge. */
export function isAllowed(values: readonly string[], identity: string): boolean {
  const records = values.flatMap((value) => {
    const {
      flags,
      tag = '',
      text = '',
    } = /^(?<flags>\d+) (?<tag>\w+) "(?<text>.*)"$/s.exec(value)?.groups ?? {};
    return tag === ''
      ? []
      : [{ isCritical: (Number(flags) & criticalFlag) > 0, tag: tag.toLowerCase(), text }];
  });
  if (records.some(({ isCritical, tag }) => isCritical && !knownTags.includes(tag))) return false;
  const issuers = records.filter(({ tag }) => tag === 'issue');
  return issuers.length === 0 || issuers.some(({ text }) => allows(text, identity));
}

/** `letsencrypt.org; validationmethods=dns-01,http-01` (RFC 8657). */
function allows(text: string, identity: string): boolean {
  const [issuer = '', ...parameters] = text.split(';').map((part) => part.trim());
  if (issuer.toLowerCase() !== identity) return false;
  const methods = parameters.find((each) => each.toLowerCase().startsWith('validationmethods='));
  return (
    methods === undefined || (methods.split('=')[1] ?? '').split(',').some((each) => each.trim() === method)
  );
}
