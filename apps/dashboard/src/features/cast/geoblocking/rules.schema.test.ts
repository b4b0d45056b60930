import { COUNTRY_CODES } from '@unmuted/ui/country-select';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { continents, presets } from '#/features/cast/geoblocking/country-presets.ts';
import {
  countFaults,
  filledOf,
  isAddress,
  isSameDraft,
  type RulesDraft,
  splitNetworks,
  validateDraft,
  wideNetworks,
  withoutNotes,
} from '#/features/cast/geoblocking/rules.schema.ts';

const draft = (part: Partial<RulesDraft> = {}): RulesDraft => ({
  enabled: true,
  mode: 'allow',
  countries: ['IE'],
  allowUnknown: false,
  networks: [],
  ...part,
});

const line = (network: string, note = '') => ({ network, note });

test('empty lines are neither exceptions nor changes', () => {
  const networks = [line('', ' '), line(' 192.0.2.1 ', ' Office ')];
  expect(validateDraft(draft({ networks })).rules?.allowNetworks).toEqual([line('192.0.2.1', 'Office')]);
  expect(isSameDraft(draft(), draft({ networks: [line(' ')] }))).toBe(true);
});

test('a changed note is a change, but is not simulated', () => {
  const [was, is] = ['Office', 'Studio'].map((note) => draft({ networks: [line('192.0.2.1', note)] }));
  if (!was || !is) throw new Error('Two drafts.');
  expect(isSameDraft(was, is)).toBe(false);
  const tried = [was, is]
    .map((each) => validateDraft(each).rules)
    .map((rules) => rules && withoutNotes(rules));
  expect(tried[0]).toEqual(tried[1]);
});

test('validates each exception separately', () => {
  const networks = [
    line('192.0.2.1', 'Office'),
    line('192.0.2.1/32'),
    line('300.0.0.1'),
    line('2001:DB8::/32'),
    line('2001:db8::/32'),
    line('2001:db8::1', 'n'.repeat(80)),
    line('', 'TuneIn'),
    line(''),
    line(' '),
    line('2001:db8::2', 'n'.repeat(81)),
    line('2001:db8::3', 'a\u0007b'),
  ];
  const { rules, faults } = validateDraft(draft({ networks }));
  expect(rules).toBeNull();
  expect(faults.networks).toEqual([
    null,
    'duplicate',
    'invalid',
    null,
    'duplicate',
    null,
    'missing',
    null,
    null,
    'note',
    'note',
  ]);
});

const anyNote = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.constantFrom('', ' ', 'Office in Berlin', '\u0000', '\ud800', 'n'.repeat(81)),
);
const anyNetwork = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.constantFrom('', ' ', '10.0.0.0/8', '10.0.0.0/33', 'Berlin', '10.0.0.1', '10.0.0.1/32'),
  fc.string({ maxLength: 60 }),
);
const anyLines = fc.array(fc.record({ network: anyNetwork, note: anyNote }), { maxLength: 12 });

test('any input yields either complete rules or an error, and no line is dropped', () => {
  fc.assert(
    fc.property(anyLines, (networks) => {
      const { rules, faults } = validateDraft(draft({ networks }));
      expect(rules === null).toBe(countFaults(faults) > 0);
      if (rules) expect(rules.allowNetworks).toEqual(filledOf(networks));
      const written = networks.filter(({ network, note }) => `${network}${note}`.trim() !== '');
      expect(filledOf(networks)).toHaveLength(written.length);
    }),
  );
});

test('accepts at most two hundred exceptions', () => {
  const networks = Array.from({ length: 201 }, (_, index) => line(`10.0.${index}.0/24`));
  expect(validateDraft(draft({ networks })).faults.tooMany).toBe(true);
  expect(validateDraft(draft({ networks: networks.slice(1) })).faults.tooMany).toBe(false);
});

test('a network of 1% of the internet or more is wide', () => {
  expect(wideNetworks(['0.0.0.0/0', '16.0.0.0/7', '16.0.0.0/8', '192.0.2.1', '2000::/3', 'what/3'])).toEqual([
    { text: '0.0.0.0/0', family: 'IPv4', oneIn: 1 },
    { text: '16.0.0.0/7', family: 'IPv4', oneIn: 128 },
    { text: '2000::/3', family: 'IPv6', oneIn: 8 },
  ]);
});

test('an IPv4-mapped IPv6 network is as wide as its IPv4 network', () => {
  expect(wideNetworks(['::ffff:0:0/96', '::ffff:203.0.113.0/120', '::/2'])).toEqual([
    { text: '::ffff:0:0/96', family: 'IPv4', oneIn: 1 },
    { text: '::/2', family: 'IPv6', oneIn: 4 },
  ]);
});

test('splits a pasted list into exceptions', () => {
  expect(splitNetworks(' 192.0.2.1,198.51.100.0/24;\r\n2001:db8::/32\t203.0.113.9 ')).toEqual([
    '192.0.2.1',
    '198.51.100.0/24',
    '2001:db8::/32',
    '203.0.113.9',
  ]);
});

test('a player has an address, not a network', () => {
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

test('the EU is part of the EEA, which is part of Europe except Cyprus', () => {
  expect(presets.eu).toHaveLength(27);
  expect(presets.eea).toHaveLength(30);
  expect(presets.eea).toEqual(expect.arrayContaining([...presets.eu]));
  expect(presets.eea.filter((code) => !continents.europe.includes(code))).toEqual(['CY']);
});
