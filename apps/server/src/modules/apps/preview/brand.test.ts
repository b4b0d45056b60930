import { contrastOf } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { type Brand, checkBrand } from './brand.ts';
import { colorChanges } from './preview-colors.ts';
import { PreviewFault } from './preview-faults.ts';
import { sampleBrand } from './testing/sample-brand.ts';

const faultOf = (facts: Partial<Brand>) => {
  try {
    checkBrand(sampleBrand(facts));
    return null;
  } catch (fault) {
    if (!(fault instanceof PreviewFault)) throw fault;
    return { code: fault.code, ...fault.params };
  }
};
const { station } = sampleBrand();

describe('a package id', () => {
  it.each(['fm.aurora', 'a.b', 'FM.Aurora_1.app', `fm.${'a'.repeat(147)}`, 'com.examples.app'])(
    '%s',
    (packageId) => {
      expect(faultOf({ packageId })).toBeNull();
    },
  );

  it.each([
    ['aurora', 'syntax'],
    ['fm.1aurora', 'syntax'],
    ['fm._aurora', 'syntax'],
    ['fm..aurora', 'syntax'],
    ['fm.aurora.', 'syntax'],
    ['fm.au-rora', 'syntax'],
    ['fm.aurora\n', 'syntax'],
    [`fm.${'a'.repeat(148)}`, 'syntax'],
    ['fm.new.app', 'java_keyword'],
    ['com.example', 'example'],
    ['com.example.aurora', 'example'],
  ])('not %j', (packageId, reason) => {
    expect(faultOf({ packageId })).toEqual({ code: 'preview.package_id_invalid', reason });
  });
});

it.each<[Partial<Brand>, object]>([
  [{ label: ' ' }, { code: 'preview.label_invalid' }],
  [{ label: 'Radio\nAurora' }, { code: 'preview.label_invalid' }],
  [{ label: 'Radio \u202eAurora' }, { code: 'preview.label_invalid' }],
  [{ label: 'x'.repeat(31) }, { code: 'preview.label_too_long', length: 31, limit: 30 }],
  [{ versionCode: 0 }, { code: 'preview.version_invalid' }],
  [{ versionCode: 1.5 }, { code: 'preview.version_invalid' }],
  [{ versionCode: 2_100_000_001 }, { code: 'preview.version_invalid' }],
  [{ versionName: '' }, { code: 'preview.version_invalid' }],
  [{ station: { ...station, streams: [] } }, { code: 'preview.station_incomplete' }],
  [{ station: { ...station, name: '' } }, { code: 'preview.station_incomplete' }],
  [
    { station: { ...station, streams: [{ name: 'MP3', url: 'ftp://streams.example/a' }] } },
    { code: 'preview.address_invalid', url: 'ftp://streams.example/a' },
  ],
  [{ station: { ...station, configUrl: 'https://' } }, { code: 'preview.address_invalid', url: 'https://' }],
])('%j is refused', (facts, fault) => {
  expect(faultOf(facts)).toEqual(fault);
});

it('accepts labels in every script, with any sign', () => {
  for (const label of [
    'ラジオ Aurora é "x" & <y>',
    'راديو أورورا',
    'רדיו אורורה',
    '📻 Aurora',
    'x'.repeat(30),
  ])
    expect(faultOf({ label })).toBeNull();
});

describe('the colours', () => {
  const colorOf = (accent: string, name: string, isNight: boolean) =>
    colorChanges({ accent, iconBackground: '#000000' }).find(
      (change) => change.name === name && change.isNight === isNight,
    )?.color ?? '';

  it.each(['#000000', '#ffffff', '#ffff00', '#336699', '#121318', '#00ff00', '#7f0000'])(
    'of the accent %s are visible and readable in both appearances',
    (accent) => {
      for (const [surface, isNight] of [
        ['#fafafc', false],
        ['#121318', true],
      ] as const) {
        expect(contrastOf(colorOf(accent, 'brand', isNight), surface)).toBeGreaterThanOrEqual(3);
        const text = contrastOf(colorOf(accent, 'on_brand', isNight), colorOf(accent, 'brand', isNight));
        expect(text).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('keep an accent that is visible', () => {
    expect(colorOf('#336699', 'brand', false)).toBe('#336699');
  });

  it.each(['red', '#12345', '#1234567'])('are not %s', (accent) => {
    expect(() => colorChanges({ accent, iconBackground: '#000000' })).toThrow('preview.color_invalid');
  });
});
