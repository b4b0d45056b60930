import { proofLabel } from '@unmuted/api/contract';
import type { NameAnswer, Names } from '#/platform/connector/names.ts';
import type { SeenDomain } from '#/platform/db/product-tables.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** The DNS state of a domain; null if a relevant query failed. */
export async function lookUpDomain(names: Names, domain: string, target: string): Promise<SeenDomain | null> {
  const seen = await lookUpRecords(names, domain, target);
  if (!seen) return null;
  const nameServers = await lookUpNameServers(names, domain, seen);
  return nameServers.length ? { ...seen, nameServers } : seen;
}

/** The name servers of the zone of a domain: of the nearest name above it that has some. */
async function lookUpNameServers(
  names: Names,
  domain: string,
  { cnames }: Pick<SeenDomain, 'cnames'>,
): Promise<string[]> {
  const labels = domain.split('.');
  // With a CNAME, a query for its name servers would follow it to the target. A TLD is not the owner's zone.
  for (let skipped = cnames.length ? 1 : 0; labels.length - skipped >= 2; skipped += 1) {
    const answer = await names.ask(labels.slice(skipped).join('.'), 'NS');
    if (answer.kind === 'found') return valuesOf(answer).toSorted();
    if (answer.kind === 'no_response') return [];
  }
  return [];
}

async function lookUpRecords(names: Names, domain: string, target: string): Promise<SeenDomain | null> {
  const [cname, proof, soa, v4, v6] = await Promise.all([
    names.ask(domain, 'CNAME'),
    names.ask(`${proofLabel}.${domain}`, 'TXT'),
    names.ask(domain, 'SOA'),
    names.ask(domain, 'A'),
    names.ask(domain, 'AAAA'),
  ]);
  if (isSilent(cname, proof)) return null;
  const seen = { cnames: valuesOf(cname), proofs: valuesOf(proof) };
  // With a CNAME, the other answers belong to its target.
  if (seen.cnames.length) return { ...seen, isApex: false, exists: true, addresses: [], targets: [] };
  if (isSilent(soa, v4, v6)) return null;
  const exists = [cname, soa, v4, v6].some(({ kind }) => kind !== 'no_name');
  const addresses = [...valuesOf(v4), ...valuesOf(v6)];
  const isApex = soa.kind === 'found';
  const ttlS = Math.max(ttlOf(v4), ttlOf(v6));
  const at = { ...seen, isApex, exists, addresses, ...(ttlS > 0 && { ttlS }) };
  if (!isApex) return { ...at, targets: [] };
  const ours = await Promise.all([names.ask(target, 'A'), names.ask(target, 'AAAA')]);
  const targets = ours.flatMap(valuesOf);
  // A target that does not resolve is not the domain owner's problem.
  if (isSilent(...ours) || targets.length === 0) return null;
  return { ...at, targets };
}

const isSilent = (...answers: readonly NameAnswer[]): boolean =>
  answers.some(({ kind }) => kind === 'no_response');

const ttlOf = (answer: NameAnswer): number => (answer.kind === 'found' ? (answer.ttlS ?? 0) : 0);

/** External text, sanitized for the database. */
const valuesOf = (answer: NameAnswer): string[] =>
  answer.kind === 'found' ? answer.values.flatMap((value) => cleanTitle(value) ?? []) : [];
