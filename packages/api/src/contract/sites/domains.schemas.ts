import * as z from 'zod/mini';
import { count, fqdn, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';

/** Where the proof stands: at this label below the domain. */
export const proofLabel = '_studio-verify';

/**
 * How far a domain has come. `added`: nothing of what is wanted is there yet. `dns_found`: one of the two records is there, the other
 * not yet. `verified`: both were there, and the domain is this site's alone. `problem`: something stands there that has to be
 * changed, or is gone that was there.
 */
export const domainStates = ['added', 'dns_found', 'verified', 'problem'] as const;

/** What stands in the way, as DNS said it. */
export const domainProblems = [
  /** There is no such name at all. */
  'name_missing',
  /** The name is there, but leads nowhere. */
  'record_missing',
  /** Its CNAME names another place. */
  'cname_elsewhere',
  /** Addresses where the CNAME belongs: records of its own, or those of a proxy in front. */
  'addresses_instead',
  /** At the top of a zone, where no CNAME can stand: addresses, none of which is ours. */
  'addresses_elsewhere',
  /** What is right stands beside what is wrong: a second CNAME, an address of somebody else. */
  'conflicting',
  /** It leads here, but the proof is not there. */
  'proof_missing',
  /** It leads here, but the proof is another one: of another account, or of an earlier try. */
  'proof_other',
  /** Another site has verified this domain. */
  'in_use',
  /** DNS did not answer; what is told else is what it said before. */
  'no_answer',
] as const;

/** A name as DNS knows it: IDNA's ASCII form in small letters; what is none stays as it is, to be refused. */
function toAscii(value: string): string {
  if (!/^[^\s/?#@:%[\]\\]+$/.test(value) || !URL.canParse(`https://${value}`)) return value;
  return new URL(`https://${value}`).hostname;
}

/** V-FQDN: no address, no dot at its end; short enough that the label of the proof fits before it. */
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

/** A domain that is to lead to a site. */
export const domainDraft = z
  .strictObject({ domain: domainName })
  .register(z.globalRegistry, { id: 'DomainDraft' });

/** A record of DNS as it is wanted, and what stands there. */
export const domainRecord = z
  .object({
    type: z.enum(['CNAME', 'A', 'AAAA', 'TXT']),
    /** The whole name, without a dot at its end. */
    name: text,
    value: text,
    /** What was found under this name and type; null before DNS has answered. */
    found: z.nullable(z.array(text)),
    ok: z.boolean(),
    /** False: one of several addresses, of which some are enough. */
    isNeeded: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'DomainRecord' });

/** A domain of a site. What is not there yet, a certificate and whether it is served, is not told. */
export const siteDomain = z
  .object({
    domain: text,
    state: z.enum(domainStates),
    /** May be there in any state: of `added` it says what is still to be set. */
    problem: z.nullable(z.enum(domainProblems)),
    records: z.array(domainRecord),
    addedAt: moment,
    /** When DNS last answered; null: not yet. */
    checkedAt: z.nullable(moment),
    nextCheckAt: moment,
    verifiedAt: z.nullable(moment),
    /** When it is forgotten unless it is verified before; null while it is. */
    expiresAt: z.nullable(moment),
    /** Of a verified one whose records are not right any more: the daily checks until that ends it. */
    checksLeft: z.nullable(count),
  })
  .register(z.globalRegistry, { id: 'SiteDomain' });

/** The domains of a site, in the order in which they were added. */
export const siteDomainList = z
  .object({
    ...listOf(siteDomain).shape,
    /** What a CNAME has to name; null: the provider has not set it up, and none can be added. */
    target: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'SiteDomainList' });

/** How far a domain has come. */
export type DomainState = (typeof domainStates)[number];
/** What stands in the way. */
export type DomainProblem = (typeof domainProblems)[number];
/** A record of DNS as it is wanted, and what stands there. */
export type DomainRecord = z.infer<typeof domainRecord>;
/** A domain of a site. */
export type SiteDomain = z.infer<typeof siteDomain>;
/** The domains of a site. */
export type SiteDomainList = z.infer<typeof siteDomainList>;
