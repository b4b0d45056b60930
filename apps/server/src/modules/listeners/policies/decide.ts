import type { AccessRule, GeoRules } from '@unmuted/api/contract';
import { networkSet } from '#/modules/listeners/policies/networks.ts';
import type { Country } from '#/platform/geo/geo.ts';

/** Somebody who listens or wants to. */
export interface Visitor {
  readonly address: string;
  readonly agent: string | null;
  /** Null: nobody knows. */
  readonly country: Country | null;
}

/** A ban as it is compared: one of the two is given. */
export interface BanRule {
  readonly id: string;
  /** An address or a network in CIDR notation. */
  readonly network: string | null;
  /** A part of the agent, compared without case. */
  readonly agent: string | null;
  readonly until: Date | null;
}

export interface Decision {
  readonly allowed: boolean;
  readonly rule: AccessRule;
  /** The ban that decided. */
  readonly banId?: string;
}

/** The rules of one cast, ready to be asked. */
export interface Policy {
  decide(visitor: Visitor, now: Date): Decision;
}

/** Bans come first; then those who are always let in; then the rules by country. */
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

/** Whether a ban speaks of somebody. */
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

/** Somebody of a country. */
interface Guest extends Pick<Visitor, 'country'> {
  /** Null: any that no exception speaks of. */
  readonly address: string | null;
}

/** What the rules by country alone say. */
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
