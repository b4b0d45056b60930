import type { DomainRecord, SiteDomain } from '@unmuted/api';

/** What has to be done with a record. `unknown`: not checked yet. `optional`: another address is enough. */
export type RecordResult = 'right' | 'change' | 'add' | 'remove' | 'optional' | 'unknown';

const proofStart = 'sv=';

/** The result of one record of a domain. */
export function resultOf(record: DomainRecord, problem: SiteDomain['problem']): RecordResult {
  const { type, value, found, ok, isNeeded } = record;
  if (ok) return 'right';
  if (found === null) return 'unknown';
  if (!isNeeded) return 'optional';
  // What was found belongs to a wildcard, not to this name.
  if (type === 'CNAME' && problem === 'wildcard_answers') return 'add';
  if (found.includes(value)) return 'remove';
  if (type === 'TXT') return found.some((each) => each.startsWith(proofStart)) ? 'change' : 'add';
  if (type === 'CNAME' && problem === 'addresses_without_cname') return 'change';
  return found.length === 0 ? 'add' : 'change';
}

/** The records that keep the domain from working. */
export function wrongRecords({ records, problem }: Pick<SiteDomain, 'records' | 'problem'>): DomainRecord[] {
  return records.filter((record) =>
    (['change', 'add', 'remove'] as const).some((each) => each === resultOf(record, problem)),
  );
}

/** Values that do not belong beside the needed one. */
export const otherValues = ({ found, value }: DomainRecord): string[] =>
  (found ?? []).filter((each) => each !== value);

/** Whether visitors reach the site at the domain: it is verified, even if the last check found it wrong. */
export const isVerified = ({ verifiedAt }: SiteDomain): boolean => verifiedAt !== null;

/** Whether the records that lead to the site are right. */
export const isRouted = ({ records }: Pick<SiteDomain, 'records'>): boolean =>
  records.filter(({ type, isNeeded }) => type !== 'TXT' && isNeeded).every(({ ok }) => ok);
