import { type AllowedNetwork, type GeoLock, type GeoRules, limits } from '@unmuted/api';
import { allowedNetwork, geoRules, geoSimulation } from '@unmuted/api/contract';
import type { Fault } from '#/components/form/field-errors.ts';
import { isSame } from '#/components/form/form-values.ts';

export { geoRules };

/** Rules as entered; exception lines may be empty or invalid. */
export interface RulesDraft {
  enabled: boolean;
  mode: GeoRules['mode'];
  countries: readonly string[];
  allowUnknown: boolean;
  networks: readonly AllowedNetwork[];
}

/** Why an exception is invalid. `missing` is a note without a network. */
export type NetworkFault = 'missing' | 'invalid' | 'duplicate' | 'note';

export interface RulesFaults {
  countries: boolean;
  /** One entry per line. */
  networks: readonly (NetworkFault | null)[];
  /** Whether there are more exceptions than allowed. */
  tooMany: boolean;
}

/** A network large enough that admitting it is probably a mistake. */
export interface WideNetwork {
  text: string;
  family: 'IPv4' | 'IPv6';
  /** The network contains one in this many addresses. */
  oneIn: number;
}

/** The longest prefix of a wide network, which contains about 1% of all addresses. */
const longestWidePrefix = 7;
/** Prefix length before the IPv4 part of an IPv4-mapped IPv6 address. */
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

export const emptyLine: AllowedNetwork = { network: '', note: '' };

/** Whether a line has neither a network nor a note. */
export function isEmptyLine({ network, note }: AllowedNetwork): boolean {
  return network.trim() === '' && note.trim() === '';
}

/** Returns the lines that are not empty. */
export function filledOf(lines: readonly AllowedNetwork[]): AllowedNetwork[] {
  return lines
    .filter((line) => !isEmptyLine(line))
    .map(({ network, note }) => ({ network: network.trim(), note: note.trim() }));
}

/** Returns the rules to simulate, without notes, which have no effect. */
export function withoutNotes(rules: GeoRules): GeoRules {
  return { ...rules, allowNetworks: rules.allowNetworks.map(({ network }) => ({ network, note: '' })) };
}

/** Returns the number of invalid fields and lines. */
export function countFaults({ countries, networks, tooMany }: RulesFaults): number {
  return Number(countries) + Number(tooMany) + networks.filter((fault) => fault !== null).length;
}

/** The request body of a draft, which may be invalid. */
export function bodyOf({ networks, countries, ...rest }: RulesDraft) {
  return { ...rest, countries: [...countries], allowNetworks: filledOf(networks) };
}

/** Whether two drafts are equivalent. */
export function isSameDraft(one: RulesDraft, other: RulesDraft): boolean {
  return isSame(bodyOf(one), bodyOf(other));
}

/** Returns the rules as the API accepts them, or the invalid fields. */
export function validateDraft(draft: RulesDraft): { rules: GeoRules | null; faults: RulesFaults } {
  const networks = networkFaults(draft.networks);
  const { success, data, error } = geoRules.safeParse(bodyOf(draft));
  return {
    rules: success && networks.every((fault) => fault === null) ? data : null,
    faults: {
      countries: !success && error.issues.some(({ path }) => path[0] === 'countries'),
      networks,
      tooMany: hasTooMany(draft.networks),
    },
  };
}

/** The faults of the exceptions by field, for the form. */
export function networkErrors({ networks }: RulesDraft): Partial<Record<`networks.${number}`, Fault>> & {
  networks?: Fault;
} {
  const byLine = networkFaults(networks).flatMap((code, index) =>
    code === null ? [] : [[`networks.${index}`, { code }] as const],
  );
  return { ...Object.fromEntries(byLine), ...(hasTooMany(networks) && { networks: { code: 'array_size' } }) };
}

function hasTooMany(networks: readonly AllowedNetwork[]): boolean {
  return filledOf(networks).length > limits.allowedNetworks;
}

/** The fault of each line, or null. */
function networkFaults(lines: readonly AllowedNetwork[]): (NetworkFault | null)[] {
  const networks = lines.map(({ network }) => canonicalNetwork(network));
  return lines.map((line, index) => faultOf(line, networks.indexOf(canonicalNetwork(line.network)) < index));
}

function faultOf(line: AllowedNetwork, isDuplicate: boolean): NetworkFault | null {
  if (isEmptyLine(line)) return null;
  const text = line.network.trim();
  if (text === '') return 'missing';
  if (!isNetwork(text)) return 'invalid';
  if (isDuplicate) return 'duplicate';
  return allowedNetwork.shape.note.safeParse(line.note).success ? null : 'note';
}

function canonicalNetwork(text: string): string {
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

/** A single IP address. */
export function isAddress(text: string): boolean {
  return text !== '' && !text.includes('/') && isNetwork(text);
}

/** Returns networks so large that the rules lose their effect: /0 to /7. */
export function wideNetworks(networks: readonly string[]): WideNetwork[] {
  return networks.flatMap((network): WideNetwork[] => {
    const text = network.trim();
    const length = Number(text.split('/')[1] ?? Number.NaN);
    // IPv4-mapped IPv6 counts as IPv4.
    const isMapped = length >= mappedBits && /^[0:]+:ffff:/i.test(text);
    const prefix = isMapped ? length - mappedBits : length;
    if (!isNetwork(text) || !(prefix <= longestWidePrefix)) return [];
    return [{ text, family: text.includes(':') && !isMapped ? 'IPv6' : 'IPv4', oneIn: 2 ** prefix }];
  });
}

/** Splits a list of exceptions at line breaks, commas, semicolons and spaces. */
export function splitNetworks(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}
