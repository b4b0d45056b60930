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

test('lines that are empty are no exceptions, and no change', () => {
  const networks = [line('', ' '), line(' 192.0.2.1 ', ' Office ')];
  expect(validateDraft(draft({ networks })).rules?.allowNetworks).toEqual([line('192.0.2.1', 'Office')]);
  expect(isSameDraft(draft(), draft({ networks: [line(' ')] }))).toBe(true);
});

test('another note is a change, and none of what is tried', () => {
  const [was, is] = ['Office', 'Studio'].map((note) => draft({ networks: [line('192.0.2.1', note)] }));
  if (!was || !is) throw new Error('Two drafts.');
  expect(isSameDraft(was, is)).toBe(false);
  const tried = [was, is]
    .map((each) => validateDraft(each).rules)
    .map((rules) => rules && withoutNotes(rules));
  expect(tried[0]).toEqual(tried[1]);
});

test('each exception is judged by itself', () => {
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
  const { rules, wrong } = validateDraft(draft({ networks }));
  expect(rules).toBeNull();
  expect(wrong.networks).toEqual([
    null,
    'twice',
    'invalid',
    null,
    'twice',
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

test('whatever is written, rules are either complete or something is said to be wrong, and no line is dropped', () => {
  fc.assert(
    fc.property(anyLines, (networks) => {
      const { rules, wrong } = validateDraft(draft({ networks }));
      expect(rules === null).toBe(countFaults(wrong) > 0);
      if (rules) expect(rules.allowNetworks).toEqual(filledOf(networks));
      const written = networks.filter(({ network, note }) => `${network}${note}`.trim() !== '');
      expect(filledOf(networks)).toHaveLength(written.length);
    }),
  );
});

test('two hundred exceptions are enough', () => {
  const networks = Array.from({ length: 201 }, (_, index) => line(`10.0.${index}.0/24`));
  expect(validateDraft(draft({ networks })).wrong.tooMany).toBe(true);
  expect(validateDraft(draft({ networks: networks.slice(1) })).wrong.tooMany).toBe(false);
});

test('a network of a hundredth of the internet or more is wide', () => {
  expect(wideNetworks(['0.0.0.0/0', '16.0.0.0/7', '16.0.0.0/8', '192.0.2.1', '2000::/3', 'what/3'])).toEqual([
    { text: '0.0.0.0/0', family: 'IPv4', oneIn: 1 },
    { text: '16.0.0.0/7', family: 'IPv4', oneIn: 128 },
    { text: '2000::/3', family: 'IPv6', oneIn: 8 },
  ]);
});

test('IPv4 in the form of IPv6 is as wide as the IPv4 that it is', () => {
  expect(wideNetworks(['::ffff:0:0/96', '::ffff:203.0.113.0/120', '::/2'])).toEqual([
    { text: '::ffff:0:0/96', family: 'IPv4', oneIn: 1 },
    { text: '::/2', family: 'IPv6', oneIn: 4 },
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
