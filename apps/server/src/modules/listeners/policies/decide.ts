import type { AccessRule, GeoRules } from '@unmuted/api/contract';
import { networkSet } from '#/modules/listeners/policies/networks.ts';
import type { Country } from '#/platform/geo/geo.ts';

/** A current or joining listener. */
export interface Visitor {
  readonly address: string;
  readonly agent: string | null;
  /** Null if unknown. */
  readonly country: Country | null;
}

/** A ban to match: either a network or a user agent is set. */
export interface BanRule {
  readonly id: string;
  /** An address or a network in CIDR notation. */
  readonly network: string | null;
  /** A case-insensitive substring of the user agent. */
  readonly agent: string | null;
  readonly until: Date | null;
}

export interface Decision {
  readonly allowed: boolean;
  readonly rule: AccessRule;
  /** The matching ban. */
  readonly banId?: string;
}

/** The compiled rules of one cast. */
export interface Policy {
  decide(visitor: Visitor, now: Date): Decision;
}

/** Order of evaluation: bans, exceptions, country rules. */
export function compilePolicy(bans: readonly BanRule[], rules: GeoRules): Policy {
  const compiled = bans.map((ban) => ({ ...ban, matches: banMatcher(ban) }));
  const geo = compileRules(rules);
  return {
    decide(visitor, now) {
      const ban = compiled.find(({ matches, until }) => (until === null || until > now) && matches(visitor));
      return ban ? { allowed: false, rule: 'ban', banId: ban.id } : geo(visitor);
    },
  };
}

/** Returns whether a ban matches a listener. */
export function banMatcher({
  network,
  agent,
}: Pick<BanRule, 'network' | 'agent'>): (visitor: Visitor) => boolean {
  if (network !== null) {
    const banned = networkSet([network]);
    return ({ address }) => banned.has(address);
  }
  const part = (agent ?? '').toLowerCase();
  return (visitor) => part !== '' && (visitor.agent ?? '').toLowerCase().includes(part);
}

/** A listener by country. */
interface Guest extends Pick<Visitor, 'country'> {
  /** Null: any address without an exception. */
  readonly address: string | null;
}

/** Evaluates country rules and exceptions, without bans. */
export function compileRules(rules: GeoRules): (guest: Guest) => Decision {
  const always = networkSet(rules.allowNetworks.map(({ network }) => network));
  const listed = new Set<string>(rules.countries);
  return ({ address, country }) => {
    if (!rules.enabled) return { allowed: true, rule: 'off' };
    if (address !== null && always.has(address)) return { allowed: true, rule: 'allowed_network' };
    if (country === null) return { allowed: rules.allowUnknown, rule: 'unknown_country' };
    const isListed = listed.has(country);
    return { allowed: isListed === (rules.mode === 'allow'), rule: isListed ? 'listed' : 'not_listed' };
  };
}
