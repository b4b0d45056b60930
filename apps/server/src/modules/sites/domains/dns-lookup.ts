import { proofLabel } from '@unmuted/api/contract';
import type { Unanswered } from '#/modules/sites/domains/evaluate.ts';
import { findHints } from '#/modules/sites/domains/find-hints.ts';
import { followChain } from '#/modules/sites/domains/follow-chain.ts';
import { isOnlyWildcard } from '#/modules/sites/domains/only-wildcard.ts';
import { isUnregistered, notOwnOf, type ZonePlace } from '#/modules/sites/domains/registered-domain.ts';
import { startBudget } from '#/modules/sites/domains/time-budget.ts';
import type { NameReply } from '#/platform/connector/name-reply.ts';
import type { NameAnswer, Names } from '#/platform/connector/names.ts';
import type { SeenDomain } from '#/platform/db/product-tables.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

export interface LookupSettings {
  /** The CNAME target. */
  readonly target: string;
  /** The name of our certificate authority in CAA records; null if this server requests no certificates. */
  readonly caaIdentity: string | null;
}

/** The DNS state of a domain, or why a relevant query has no answer. */
export async function lookUpDomain(
  names: Names,
  domain: string,
  settings: LookupSettings,
): Promise<SeenDomain | Unanswered> {
  const records = await lookUpRecords(names, domain, settings.target);
  if (typeof records === 'string') return records;
  const [chain, place, isWildcard] = await Promise.all([
    followChain(names, domain, records.cnames, settings.target),
    lookUpNameServers(names, domain, records),
    mayBeWildcard(records) && isOnlyWildcard(names, domain, records),
  ]);
  const notOwn = notOwnOf(domain, place);
  const seen: SeenDomain = {
    ...records,
    ...(place && { nameServers: place.nameServers }),
    ...(chain && { chain: { ...chain, names: cleaned(chain.names) } }),
    ...(isWildcard && { isWildcard }),
    ...(notOwn && { notOwn }),
  };
  const hints = await findHints(names, domain, { ...settings, seen });
  return hints.length ? { ...seen, hints } : seen;
}

/** With a proof of its own below it, a wildcard does not answer for a name (RFC 4592). */
const mayBeWildcard = ({ cnames, addresses, isApex, proofs }: SeenDomain): boolean =>
  !isApex && cnames.length + addresses.length > 0 && !proofs.some((proof) => proof.startsWith('sv='));

/** The name servers of the zone of a domain: of the nearest name above it that has some. */
async function lookUpNameServers(
  names: Names,
  domain: string,
  { cnames }: Pick<SeenDomain, 'cnames'>,
): Promise<ZonePlace | null> {
  const labels = domain.split('.');
  const isOver = startBudget();
  // With a CNAME, a query for its name servers would follow it to the target. A TLD is not the owner's zone.
  for (let skipped = cnames.length ? 1 : 0; labels.length - skipped >= 2; skipped += 1) {
    const zone = labels.slice(skipped).join('.');
    const answer = await names.ask(zone, 'NS');
    if (answer.kind === 'found') return { zone, nameServers: valuesOf(answer).toSorted() };
    if (answer.kind === 'no_response' || isOver()) return null;
  }
  return null;
}

async function lookUpRecords(names: Names, domain: string, target: string): Promise<SeenDomain | Unanswered> {
  const proofName = `${proofLabel}.${domain}`;
  const [cname, proof, soa, v4, v6] = await Promise.all([
    names.query(domain, 'CNAME'),
    names.query(proofName, 'TXT'),
    names.ask(domain, 'SOA'),
    names.ask(domain, 'A'),
    names.ask(domain, 'AAAA'),
  ]);
  if (!isAnswered(cname)) return whyUnanswered(names, cname, { name: domain, type: 'CNAME', target });
  if (!isAnswered(proof)) return whyUnanswered(names, proof, { name: proofName, type: 'TXT', target });
  const seen = {
    cnames: cleaned(cname.values),
    proofs: cleaned(proof.values),
    ...(cname.ttlS !== undefined && { ttlS: cname.ttlS }),
    ...(proof.ttlS !== undefined && { proofTtlS: proof.ttlS }),
  };
  // With a CNAME, the other answers belong to its target.
  if (seen.cnames.length) return { ...seen, isApex: false, exists: true, addresses: [], targets: [] };
  if (isSilent(soa, v4, v6)) return 'no_response';
  const exists = [cname, soa, v4, v6].some(({ kind }) => kind !== 'no_name');
  const addresses = [...valuesOf(v4), ...valuesOf(v6)];
  const isApex = soa.kind === 'found';
  const ttlS = Math.max(ttlOf(v4), ttlOf(v6));
  const at = {
    ...seen,
    isApex,
    exists,
    addresses,
    ...(ttlS > 0 && { ttlS }),
    ...(!exists && isUnregistered(domain, cname.zone) && { isUnregistered: true }),
  };
  if (!isApex) return { ...at, targets: [] };
  const ours = await Promise.all([names.ask(target, 'A'), names.ask(target, 'AAAA')]);
  const targets = ours.flatMap(valuesOf);
  // A target that does not resolve is not the domain owner's problem.
  if (isSilent(...ours) || targets.length === 0) return 'no_response';
  return { ...at, targets };
}

const isAnswered = (reply: NameReply | null): reply is NameReply => reply !== null && reply.kind !== 'failed';

interface FailedQuery {
  readonly name: string;
  readonly type: 'CNAME' | 'TXT';
  readonly target: string;
}

/** A failure of the zone, of its DNSSEC, or of our resolver, which then cannot resolve our own name either. */
async function whyUnanswered(
  names: Names,
  reply: NameReply | null,
  { name, type, target }: FailedQuery,
): Promise<Unanswered> {
  if (reply === null) return 'no_response';
  if (isAnswered(await names.query(name, type, { isUnchecked: true }))) return 'dnssec_bogus';
  const own = await names.query(target, 'A');
  return own?.kind === 'found' || own?.kind === 'no_record' ? 'zone_unavailable' : 'no_response';
}

const isSilent = (...answers: readonly NameAnswer[]): boolean =>
  answers.some(({ kind }) => kind === 'no_response');

const ttlOf = (answer: NameAnswer): number => (answer.kind === 'found' ? (answer.ttlS ?? 0) : 0);

/** External text, sanitized for the database. */
const cleaned = (values: readonly string[]): string[] => values.flatMap((value) => cleanTitle(value) ?? []);

const valuesOf = (answer: NameAnswer): string[] => (answer.kind === 'found' ? cleaned(answer.values) : []);
