import * as z from 'zod/mini';
import { count, fqdn, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';

/** The label below the domain that holds the verification record. */
export const proofLabel = '_studio-verify';

/**
 * The verification state of a domain. `added`: no expected record found. `dns_found`: one of the two records found.
 * `verified`: both found; the domain belongs to this site. `problem`: a record has to be changed or has disappeared.
 */
export const domainStates = ['added', 'dns_found', 'verified', 'problem'] as const;

/** The DNS problem that prevents verification. */
export const domainProblems = [
  /** The name does not exist (NXDOMAIN). */
  'name_missing',
  /** The name exists but has no CNAME or address. */
  'record_missing',
  /** Its CNAME has another target. */
  'cname_mismatch',
  /** Address records instead of the CNAME: its own, or those of a proxy. */
  'addresses_without_cname',
  /** At a zone apex, where a CNAME is not allowed: only foreign addresses. */
  'addresses_mismatch',
  /** Correct records next to wrong ones: a second CNAME, a foreign address. */
  'conflicting',
  /** It resolves correctly, but the verification record is missing. */
  'proof_missing',
  /** It resolves correctly, but the verification record belongs to another account or an earlier attempt. */
  'proof_mismatch',
  /** Another site has verified this domain. */
  'in_use',
  /** DNS did not respond; the other fields are from the previous check. */
  'no_response',
  /** The registered domain above the name does not exist: never registered, expired, or misspelled. */
  'domain_unregistered',
  /** Its name servers do not answer for it; the other fields are from the previous check. */
  'zone_unavailable',
  /** Its DNSSEC signatures are invalid; the other fields are from the previous check. */
  'dnssec_bogus',
  /** The name is a public suffix, such as `co.uk`: it belongs to no single owner. */
  'suffix',
  /** The name is below the domain of a hosting service, such as `github.io`, whose records its users cannot edit. */
  'shared_host',
  /** Only a wildcard record answers for it, and stops doing so when the verification record is added. */
  'wildcard_answers',
  /** Its CNAMEs lead back to themselves. */
  'cname_loop',
  /** Its CNAME leads to a name that does not exist. */
  'cname_dangling',
  /** Only addresses of a proxy (Cloudflare), which hide where it leads. */
  'proxied',
  /** At a zone apex: our IPv4 address, but a foreign IPv6 address. */
  'aaaa_leftover',
] as const;

/** What an owner should know about a domain; it prevents no verification. */
export const domainHintCodes = [
  /** CAA records forbid this server's certificate authority to issue a certificate by an HTTP challenge. */
  'caa_blocks',
  /** The CNAME leads to the target through other names. */
  'cname_chain',
  /** A CNAME at the top of a registered domain, where it hides all other records, such as those of mail. */
  'apex_cname',
  /** A CNAME at `_acme-challenge` lets another service obtain certificates for the name. */
  'acme_challenge_cname',
] as const;

/** Converts a name to lowercase ASCII (IDNA); an invalid name is returned unchanged and rejected later. */
function toAscii(value: string): string {
  if (!/^[^\s/?#@:%[\]\\]+$/.test(value) || !URL.canParse(`https://${value}`)) return value;
  return new URL(`https://${value}`).hostname;
}

/** V-FQDN: no IP address, no trailing dot; short enough for the verification label before it. */
export const domainName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(limits.domainName, { abort: true }),
    z.overwrite(toAscii),
    z.toLowerCase(),
    z.maxLength(limits.domainName, { abort: true }),
    z.regex(new RegExp(`^${fqdn}$`)),
  );

/** A domain to add to a site. */
export const domainDraft = z
  .strictObject({ domain: domainName })
  .register(z.globalRegistry, { id: 'DomainDraft' });

/** An expected DNS record and the values found. */
export const domainRecord = z
  .object({
    type: z.enum(['CNAME', 'A', 'AAAA', 'TXT']),
    /** The full name, without a trailing dot. */
    name: text,
    value: text,
    /** The values found for this name and type; null before the first check. */
    found: z.nullable(z.array(text)),
    ok: z.boolean(),
    /** How long resolvers keep what was found, or that there was no record; null: unknown. */
    ttlS: z.nullable(count),
    /** False for one of several alternative addresses. */
    isNeeded: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'DomainRecord' });

/** A hint about a domain, with the records that it is about. */
export const domainHint = z
  .object({
    code: z.enum(domainHintCodes),
    /** The name of the records, without a trailing dot. */
    name: text,
    /** Their values as in a zone file; for a chain, the names it leads through. */
    values: z.array(text),
    /** The value of a record that settles it; null: none does. */
    needed: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'DomainHint' });

/** Why a certificate was not issued; the certificate authority's own words are the detail. */
export const certificateProblems = [
  /** The authority could not connect to the name on port 80. */
  'unreachable',
  /** It connected, but another server answered, or this one wrongly. */
  'wrong_answer',
  /** It could not look up the name, or DNSSEC is broken. */
  'dns',
  /** A CAA record of the domain allows other authorities only. */
  'caa',
  /** Too many certificates were requested: it issues again later. */
  'rate_limited',
  /** Its policy forbids the name. */
  'rejected',
  /** The authority does not answer. */
  'ca_unavailable',
  'other',
] as const;

/** `waiting`: the first one is requested; `issued`: visitors reach the name over https; `problem`: there is none. */
export const certificateStates = ['waiting', 'issued', 'problem'] as const;

/** The TLS certificate of a name, if this server obtains it. */
export const siteCertificate = z
  .object({
    state: z.enum(certificateStates),
    /** The organization that issued it. */
    issuer: z.nullable(text),
    issuedAt: z.nullable(moment),
    expiresAt: z.nullable(moment),
    /** When it is renewed, or requested again. */
    nextTryAt: moment,
    /** Of the last try; with `issued`, the renewal failed and the certificate is still valid. */
    problem: z.nullable(z.enum(certificateProblems)),
    /** What the certificate authority said, in English. */
    detail: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'SiteCertificate' });

/** A domain of a site. */
export const siteDomain = z
  .object({
    domain: text,
    state: z.enum(domainStates),
    /** May be set in any state; in `added` it names the record to create. */
    problem: z.nullable(z.enum(domainProblems)),
    records: z.array(domainRecord),
    /** Of the last check that DNS answered; they prevent no verification. */
    hints: z.array(domainHint),
    addedAt: moment,
    /** When DNS last responded; null: not yet. */
    checkedAt: z.nullable(moment),
    nextCheckAt: moment,
    verifiedAt: z.nullable(moment),
    /** When an unverified domain is removed; null while it is verified. */
    expiresAt: z.nullable(moment),
    /** For a verified domain with wrong records: the daily checks left before it loses verification. */
    checksLeft: z.nullable(count),
    /** Whether it is the main address; the others redirect to it. Effective while it is verified. */
    isPrimary: z.boolean(),
    /** The name servers of the zone, where its records are edited; empty: unknown. */
    nameServers: z.array(text),
    /** The longest time that resolvers keep an old state of the records that are wrong; null: unknown, or none is wrong. */
    ttlS: z.nullable(count),
    /** Null while the domain is not verified or the site not published, and where a proxy of the provider has the certificates. */
    certificate: z.nullable(siteCertificate),
  })
  .register(z.globalRegistry, { id: 'SiteDomain' });

/** The domains of a site, in the order they were added. */
export const siteDomainList = z
  .object({
    ...listOf(siteDomain).shape,
    /** The expected CNAME target; null when not configured, so that no domain can be added. */
    target: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'SiteDomainList' });

/** The verification state of a domain. */
export type DomainState = (typeof domainStates)[number];
/** The DNS problem of a domain. */
export type DomainProblem = (typeof domainProblems)[number];
/** What an owner should know about a domain. */
export type DomainHintCode = (typeof domainHintCodes)[number];
/** A hint about a domain. */
export type DomainHint = z.infer<typeof domainHint>;
/** Why a certificate was not issued. */
export type CertificateProblem = (typeof certificateProblems)[number];
/** The TLS certificate of a name. */
export type SiteCertificate = z.infer<typeof siteCertificate>;
/** An expected DNS record and the values found. */
export type DomainRecord = z.infer<typeof domainRecord>;
/** A domain of a site. */
export type SiteDomain = z.infer<typeof siteDomain>;
/** The domains of a site. */
export type SiteDomainList = z.infer<typeof siteDomainList>;
