import { type AllowedNetwork, type GeoLock, type GeoRules, limits } from '@unmuted/api';
import { allowedNetwork, geoRules, geoSimulation } from '@unmuted/api/contract';

/** What somebody has entered so far; a line of an exception may be empty or wrong. */
export interface RulesDraft {
  enabled: boolean;
  mode: GeoRules['mode'];
  countries: readonly string[];
  allowUnknown: boolean;
  networks: readonly AllowedNetwork[];
}

/** What is wrong with one exception: `missing` is a note without a network. */
export type NetworkFault = 'missing' | 'invalid' | 'twice' | 'note';

export interface RulesFaults {
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
/** Bits of an address of IPv6 before the IPv4 that it stands for. */
const mappedBits = 96;

export function draftOf({
  enabled,
  mode,
  countries,
  allowUnknown,
  allowNetworks,
}: GeoRules | GeoLock): RulesDraft {
  return { enabled, mode, countries, allowUnknown, networks: allowNetworks };
}

/** A line that nobody has written into yet. */
export const emptyLine: AllowedNetwork = { network: '', note: '' };

/** Whether nothing stands in a line, neither a network nor a note. */
export function isEmptyLine({ network, note }: AllowedNetwork): boolean {
  return network.trim() === '' && note.trim() === '';
}

/** What stands in lines that are not empty. */
export function filledOf(lines: readonly AllowedNetwork[]): AllowedNetwork[] {
  return lines
    .filter((line) => !isEmptyLine(line))
    .map(({ network, note }) => ({ network: network.trim(), note: note.trim() }));
}

/** Rules as they are tried: what is noted beside an exception changes nothing of what they do. */
export function withoutNotes(rules: GeoRules): GeoRules {
  return { ...rules, allowNetworks: rules.allowNetworks.map(({ network }) => ({ network, note: '' })) };
}

/** How many fields and lines are wrong. */
export function countFaults({ countries, networks, tooMany }: RulesFaults): number {
  return Number(countries) + Number(tooMany) + networks.filter((fault) => fault !== null).length;
}

/** Whether two drafts say the same. */
export function isSameDraft(one: RulesDraft, other: RulesDraft): boolean {
  const text = (draft: RulesDraft) => JSON.stringify({ ...draft, networks: filledOf(draft.networks) });
  return text(one) === text(other);
}

/** The rules as the server takes them, or which fields are wrong. */
export function validateDraft({ networks, countries, ...rest }: RulesDraft): {
  rules: GeoRules | null;
  wrong: RulesFaults;
} {
  const addresses = networks.map(({ network }) => sameForm(network));
  const faults = networks.map((line, index) =>
    faultOf(line, addresses.indexOf(sameForm(line.network)) < index),
  );
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

function faultOf(line: AllowedNetwork, isTwice: boolean): NetworkFault | null {
  if (isEmptyLine(line)) return null;
  const text = line.network.trim();
  if (text === '') return 'missing';
  if (!isNetwork(text)) return 'invalid';
  if (isTwice) return 'twice';
  return allowedNetwork.shape.note.safeParse(line.note).success ? null : 'note';
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
  return geoSimulation.shape.address.safeParse(text).success;
}

/** One address of one player. */
export function isAddress(text: string): boolean {
  return text !== '' && !text.includes('/') && isNetwork(text);
}

/** Networks that hold so many addresses that the rules hardly hold any more: /0 to /7. */
export function wideNetworks(networks: readonly string[]): WideNetwork[] {
  return networks.flatMap((network): WideNetwork[] => {
    const text = network.trim();
    const written = Number(text.split('/')[1] ?? Number.NaN);
    // IPv4 in the form of IPv6 counts as the IPv4 that it is.
    const isMapped = written >= mappedBits && /^[0:]+:ffff:/i.test(text);
    const prefix = isMapped ? written - mappedBits : written;
    if (!isNetwork(text) || !(prefix <= narrowest)) return [];
    return [{ text, family: text.includes(':') && !isMapped ? 'IPv6' : 'IPv4', oneIn: 2 ** prefix }];
  });
}

/** Several exceptions written one after another: lines, commas, semicolons or spaces between them. */
export function splitNetworks(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}
