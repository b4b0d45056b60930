import { isIP, isIPv4 } from 'node:net';
import {
  type DomainHint,
  type DomainRecord,
  type DomainState,
  proofLabel,
  type SiteCertificate,
  type SiteDomain,
} from '@unmuted/api/contract';
import type { CertificateState } from '#/modules/certificates/certificates.repository.ts';
import type { DomainRow } from '#/modules/sites/domains/domains.repository.ts';
import { evaluate, isAliasRight, isUnanswered, missing, proofOf } from '#/modules/sites/domains/evaluate.ts';
import { isPublicAddress } from '#/platform/connector/addresses.ts';
import type { SeenDomain } from '#/platform/db/product-tables.ts';

/** Failed daily checks before a verified domain is lost. */
export const graceChecks = 3;

const mostShown = 10;
const longestShown = 255;

export interface ResponseContext {
  readonly target: string | null;
  readonly certificate: CertificateState | undefined;
  readonly now: Date;
}

export function toDomain(row: DomainRow, { target, certificate, now }: ResponseContext): SiteDomain {
  const isFailing = row.failures > 0 || (row.problem !== null && !isUnanswered(row.problem));
  const records = [...routeRecords(row, target), proofRecord(row)];
  return {
    domain: row.domain,
    state: stateOf(row, target, isFailing),
    problem: row.problem,
    records,
    hints: hintsOf(row),
    addedAt: row.added_at.toISOString(),
    checkedAt: row.checked_at?.toISOString() ?? null,
    nextCheckAt: row.next_check_at.toISOString(),
    verifiedAt: row.verified_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    checksLeft: row.verified_at && isFailing ? graceChecks - row.failures : null,
    isPrimary: row.is_primary,
    nameServers: shown(row.seen?.nameServers ?? []),
    ttlS: oldestTtl(records),
    certificate: certificate ? toCertificate(certificate, now) : null,
  };
}

const hintsOf = ({ seen }: DomainRow): DomainHint[] =>
  (seen?.hints ?? []).map((hint) => ({ ...hint, values: shown(hint.values) }));

function oldestTtl(records: readonly DomainRecord[]): number | null {
  const known = records.flatMap(({ ok, isNeeded, ttlS }) => (isNeeded && !ok && ttlS !== null ? ttlS : []));
  return known.length ? Math.max(...known) : null;
}

function toCertificate(row: CertificateState, now: Date): SiteCertificate {
  const isValid = row.expires_at !== null && row.expires_at > now;
  return {
    state: isValid ? 'issued' : row.problem === null ? 'waiting' : 'problem',
    issuer: row.issuer,
    issuedAt: row.issued_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    nextTryAt: row.due_at.toISOString(),
    problem: row.problem,
    detail: row.problem_detail,
  };
}

function stateOf(row: DomainRow, target: string | null, isFailing: boolean): DomainState {
  if (row.verified_at) return isFailing ? 'problem' : 'verified';
  // Without a response its owner need not do anything.
  if (row.problem && row.problem !== 'no_response' && !missing.includes(row.problem)) return 'problem';
  if (row.seen === null || target === null) return 'added';
  const { isRouted, isProven } = evaluate(row.seen, { target, token: row.token });
  return isRouted || isProven ? 'dns_found' : 'added';
}

/** Until DNS has answered, the domain is assumed not to be a zone apex. */
function routeRecords({ domain, seen }: DomainRow, target: string | null): DomainRecord[] {
  if (target === null) return [];
  if (seen?.isApex) return addressRecords(domain, seen);
  const found = seen && foundRoute(seen);
  return [
    {
      type: 'CNAME',
      name: domain,
      value: target,
      found: found && shown(found),
      ok: seen !== null && isAliasRight(seen, target) && !seen.isWildcard,
      ttlS: seen?.ttlS ?? null,
      isNeeded: true,
    },
  ];
}

/** The CNAMEs with the names they lead through, or the addresses in their place. */
function foundRoute({ cnames, addresses, chain }: SeenDomain): readonly string[] {
  if (cnames.length === 0) return addresses;
  return chain?.names ?? cnames;
}

function addressRecords(domain: string, { addresses, targets, ttlS }: SeenDomain): DomainRecord[] {
  const hasOne = targets.some((each) => addresses.includes(each));
  return targets.map((value) => {
    // If the target has no address of this kind, all of them conflict.
    const found = addresses.filter((each) => isIPv4(each) === isIPv4(value) || !hasKind(targets, each));
    const ok = found.includes(value) && found.every((address) => targets.includes(address));
    const isNeeded = !hasOne || addresses.includes(value) || found.some((each) => !targets.includes(each));
    return {
      type: isIPv4(value) ? 'A' : 'AAAA',
      name: domain,
      value,
      found: shown(found),
      ok,
      ttlS: ttlS ?? null,
      isNeeded,
    };
  });
}

const hasKind = (targets: readonly string[], address: string): boolean =>
  targets.some((each) => isIPv4(each) === isIPv4(address));

function proofRecord({ domain, seen, token }: DomainRow): DomainRecord {
  const value = proofOf(token);
  return {
    type: 'TXT',
    name: `${proofLabel}.${domain}`,
    value,
    found: seen && shown(seen.proofs),
    ok: seen?.proofs.some((each) => each === value) ?? false,
    ttlS: seen?.proofTtlS ?? null,
    isNeeded: true,
  };
}

/** A private address could reveal the resolver's network. */
function shown(values: readonly string[]): string[] {
  return values
    .filter((value) => isIP(value) === 0 || isPublicAddress(value))
    .slice(0, mostShown)
    .map((value) => value.slice(0, longestShown));
}
