import { parse } from 'tldts';
import type { SeenDomain } from '#/platform/db/product-tables.ts';

/** The zone that a name belongs to. */
export interface ZonePlace {
  readonly zone: string;
  readonly nameServers: readonly string[];
}

/** The part of a name that was registered: `radio.example` of `listen.radio.example`; null for a public suffix. */
export const registeredDomainOf = (domain: string): string | null => parse(domain).domain;

/** Whether the answer that a name does not exist comes from a zone above its registered domain. */
export function isUnregistered(domain: string, zone: string | undefined): boolean {
  const registered = registeredDomainOf(domain);
  return zone !== undefined && registered !== null && !isWithin(zone, registered);
}

/**
 * A public suffix, or a name below the domain of a hosting service, by the Public Suffix List. Names below some private
 * suffixes, such as `uk.com`, are zones of their owners.
 */
export function notOwnOf(domain: string, place: ZonePlace | null): SeenDomain['notOwn'] {
  const { domain: own, isPrivate } = parse(domain, { allowPrivateDomains: true });
  if (own === null) return 'suffix';
  return isPrivate && place && !isWithin(place.zone, own) ? 'shared_host' : undefined;
}

const isWithin = (name: string, parent: string): boolean => name === parent || name.endsWith(`.${parent}`);
