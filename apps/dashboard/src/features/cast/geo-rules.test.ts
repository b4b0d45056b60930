import { COUNTRY_CODES } from '@unmuted/ui/country-select';
import { expect, test } from 'vitest';
import { continents, presets } from '#/features/cast/geo-presets.ts';
import {
  type GeoDraft,
  isAddress,
  isSameDraft,
  judgeDraft,
  splitNetworks,
  wideNetworks,
} from '#/features/cast/geo-rules.schema.ts';

const draft = (part: Partial<GeoDraft> = {}): GeoDraft => ({
  enabled: true,
  mode: 'allow',
  countries: ['IE'],
  allowUnknown: false,
  networks: [],
  ...part,
});

test('lines that are empty are no exceptions, and no change', () => {
  expect(judgeDraft(draft({ networks: ['', ' 192.0.2.1 '] })).rules?.allowNetworks).toEqual(['192.0.2.1']);
  expect(isSameDraft(draft(), draft({ networks: [' '] }))).toBe(true);
});

test('each exception is judged by itself', () => {
  const networks = [
    '192.0.2.1',
    '192.0.2.1/32',
    '300.0.0.1',
    '2001:DB8::/32',
    '2001:db8::/32',
    '2001:db8::1',
  ];
  const { rules, wrong } = judgeDraft(draft({ networks }));
  expect(rules).toBeNull();
  expect(wrong.networks).toEqual([null, 'twice', 'invalid', null, 'twice', null]);
});

test('two hundred exceptions are enough', () => {
  const networks = Array.from({ length: 201 }, (_, index) => `10.0.${index}.0/24`);
  expect(judgeDraft(draft({ networks })).wrong.tooMany).toBe(true);
  expect(judgeDraft(draft({ networks: networks.slice(1) })).wrong.tooMany).toBe(false);
});

test('a network of a hundredth of the internet or more is wide', () => {
  expect(wideNetworks(['0.0.0.0/0', '16.0.0.0/7', '16.0.0.0/8', '192.0.2.1', '2000::/3', 'what/3'])).toEqual([
    { text: '0.0.0.0/0', family: 'IPv4', oneIn: 1 },
    { text: '16.0.0.0/7', family: 'IPv4', oneIn: 128 },
    { text: '2000::/3', family: 'IPv6', oneIn: 8 },
  ]);
});

test('what is pasted falls apart into exceptions', () => {
  expect(splitNetworks(' 192.0.2.1,198.51.100.0/24;\r\n2001:db8::/32\t203.0.113.9 ')).toEqual([
    '192.0.2.1',
    '198.51.100.0/24',
    '2001:db8::/32',
    '203.0.113.9',
  ]);
});

test('one player has an address, and no network', () => {
  expect(['192.0.2.1', '2001:db8::1', '192.0.2.0/24', 'Irland', ''].map(isAddress)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('every country is on exactly one continent', () => {
  const all = Object.values(continents).flat();
  expect(all.toSorted()).toEqual(COUNTRY_CODES.filter((code) => code !== 'AQ').toSorted());
});

test('the EU is a part of the EEA, which is a part of Europe but for Cyprus', () => {
  expect(presets.eu).toHaveLength(27);
  expect(presets.eea).toHaveLength(30);
  expect(presets.eea).toEqual(expect.arrayContaining([...presets.eu]));
  expect(presets.eea.filter((code) => !continents.europe.includes(code))).toEqual(['CY']);
});
