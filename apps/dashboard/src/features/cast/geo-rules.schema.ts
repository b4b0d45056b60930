import { type GeoLock, type GeoRules, limits } from '@unmuted/api';
import { geoRules, geoTrial } from '@unmuted/api/contract';

/** What somebody has entered so far; a line of an exception may be empty or wrong. */
export interface GeoDraft {
  enabled: boolean;
  mode: GeoRules['mode'];
  countries: readonly string[];
  allowUnknown: boolean;
  networks: readonly string[];
}

/** What is wrong with one exception. */
export type NetworkFault = 'invalid' | 'twice';

export interface GeoFaults {
  countries: boolean;
  /** One entry a line. */
  networks: readonly (NetworkFault | null)[];
  /** More exceptions than there may be. */
  tooMany: boolean;
}

/** A share of all addresses that is too large to be let in by mistake. */
export interface WideNetwork {
  text: string;
  family: 'IPv4' | 'IPv6';
  /** One address in so many. */
  oneIn: number;
}

const narrowest = 7;

export function draftOf({
  enabled,
  mode,
  countries,
  allowUnknown,
  allowNetworks,
}: GeoRules | GeoLock): GeoDraft {
  return { enabled, mode, countries, allowUnknown, networks: allowNetworks };
}

/** What stands in lines that are not empty. */
export function filledOf(networks: readonly string[]): string[] {
  return networks.map((line) => line.trim()).filter((line) => line !== '');
}

/** How many fields and lines are wrong. */
export function countFaults({ countries, networks, tooMany }: GeoFaults): number {
  return Number(countries) + Number(tooMany) + networks.filter((fault) => fault !== null).length;
}

/** Whether two drafts say the same. */
export function isSameDraft(one: GeoDraft, other: GeoDraft): boolean {
  const text = (draft: GeoDraft) => JSON.stringify({ ...draft, networks: filledOf(draft.networks) });
  return text(one) === text(other);
}

/** The rules as the server takes them, or which fields are wrong. */
export function judgeDraft({ networks, countries, ...rest }: GeoDraft): {
  rules: GeoRules | null;
  wrong: GeoFaults;
} {
  const faults = networks.map((line, index) => faultOf(line, networks.slice(0, index)));
  const allowNetworks = filledOf(networks);
  const { success, data, error } = geoRules.safeParse({ ...rest, countries: [...countries], allowNetworks });
  return {
    rules: success && faults.every((fault) => fault === null) ? data : null,
    wrong: {
      countries: !success && error.issues.some(({ path }) => path[0] === 'countries'),
      networks: faults,
      tooMany: allowNetworks.length > limits.allowedNetworks,
    },
  };
}

function faultOf(line: string, before: readonly string[]): NetworkFault | null {
  const text = line.trim();
  if (text === '') return null;
  if (!isNetwork(text)) return 'invalid';
  return before.some((other) => sameForm(other) === sameForm(text)) ? 'twice' : null;
}

function sameForm(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^([\d.]+)\/32$/, '$1')
    .replace(/^([\da-f:.]+)\/128$/, '$1');
}

/** An address, or a network in CIDR notation. */
export function isNetwork(text: string): boolean {
  return geoTrial.shape.address.safeParse(text).success;
}

/** One address of one player. */
export function isAddress(text: string): boolean {
  return text !== '' && !text.includes('/') && isNetwork(text);
}

/** Networks that hold so many addresses that the rules hardly hold any more: /0 to /7. */
export function wideNetworks(networks: readonly string[]): WideNetwork[] {
  return filledOf(networks).flatMap((text): WideNetwork[] => {
    const prefix = Number(text.split('/')[1] ?? Number.NaN);
    if (!isNetwork(text) || !(prefix <= narrowest)) return [];
    return [{ text, family: text.includes(':') ? 'IPv6' : 'IPv4', oneIn: 2 ** prefix }];
  });
}

/** Several exceptions written one after another: lines, commas, semicolons or spaces between them. */
export function splitNetworks(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}
