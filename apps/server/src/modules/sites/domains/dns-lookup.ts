import { proofLabel } from '@unmuted/api/contract';
import type { NameAnswer, Names } from '#/platform/connector/names.ts';
import type { SeenDomain } from '#/platform/db/product-tables.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** The DNS state of a domain; null if a relevant query failed. */
export async function lookUpDomain(names: Names, domain: string, target: string): Promise<SeenDomain | null> {
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
  if (!isApex) return { ...seen, isApex, exists, addresses, targets: [] };
  const ours = await Promise.all([names.ask(target, 'A'), names.ask(target, 'AAAA')]);
  const targets = ours.flatMap(valuesOf);
  // A target that does not resolve is not the domain owner's problem.
  if (isSilent(...ours) || targets.length === 0) return null;
  return { ...seen, isApex, exists, addresses, targets };
}

const isSilent = (...answers: readonly NameAnswer[]): boolean =>
  answers.some(({ kind }) => kind === 'no_response');

/** External text, sanitized for the database. */
const valuesOf = (answer: NameAnswer): string[] =>
  answer.kind === 'found' ? answer.values.flatMap((value) => cleanTitle(value) ?? []) : [];
