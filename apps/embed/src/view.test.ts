import { fixtures } from '@unmuted/api/testing';
import { describe, expect, it } from 'vitest';
import { applyAppearance, readableOn } from '#/appearance.ts';
import { pickLocale, texts } from '#/texts.ts';
import { isInsecure, obstacleOf, statusLabel, streamOf, type View } from '#/view.ts';

const { publicStatus, publicWidget } = fixtures;
const act: View['act'] = { toggle: () => undefined, setVolume: () => undefined, toggleMute: () => undefined };
const viewOf = (more: Partial<View> = {}): View => ({
  widget: publicWidget,
  status: publicStatus,
  playback: 'idle',
  volume: 80,
  isMuted: false,
  hasVolume: true,
  locale: 'en',
  act,
  ...more,
});
const [first, second] = publicWidget.streams;

describe('the played stream', () => {
  const chosen = { ...publicWidget, settings: { ...publicWidget.settings, streamId: second?.id ?? null } };

  it('is the selected one, else the primary', () => {
    const status = { ...publicStatus, streamsOnAir: publicWidget.streams.map(({ id }) => id) };
    expect(streamOf(publicWidget, status)).toEqual(first);
    expect(streamOf(chosen, status)).toEqual(second);
  });

  it('is another one on air while the selected one is off air', () => {
    expect(streamOf(chosen, { ...publicStatus, streamsOnAir: [first?.id ?? ''] })).toEqual(first);
    expect(streamOf(chosen, { ...publicStatus, streamsOnAir: [] })).toEqual(second);
  });

  it('is null when no engine serves one', () => {
    const streams = publicWidget.streams.map((stream) => ({ ...stream, listenUrl: null }));
    expect(obstacleOf(viewOf({ widget: { ...publicWidget, streams } }))).toBe(texts.en.noStreams);
  });

  it.each([
    ['http://streams.example/a', 'https:', true],
    ['http://streams.example/a', 'http:', false],
    ['https://streams.example/a', 'https:', false],
    ['http://localhost:4101/a', 'https:', false],
    ['http://127.0.0.1:4101/a', 'https:', false],
    ['http://127.evil.example/a', 'https:', true],
  ])('%s on a page of %s is blocked by browsers: %s', (listenUrl, protocol, refused) => {
    expect(isInsecure({ ...(first as NonNullable<typeof first>), listenUrl }, { protocol })).toBe(refused);
  });
});

describe('the reason for silence', () => {
  it.each([
    ['ok', null],
    ['off_air', texts.en.offAirDetail],
    ['geoblocked', texts.en.blocked],
    ['suspended', texts.en.suspended],
    ['full', texts.en.full],
    ['unknown', texts.en.unreachable],
  ] as const)('%s', (reason, expected) => {
    expect(obstacleOf(viewOf({ status: { ...publicStatus, reason } }))).toBe(expected);
  });

  it('is null while playing, and reports an interruption otherwise', () => {
    const status = { ...publicStatus, reason: 'full' } as const;
    expect(obstacleOf(viewOf({ status, playback: 'playing' }))).toBeNull();
    expect(obstacleOf(viewOf({ playback: 'failed' }))).toBe(texts.en.interrupted);
  });

  it('shows on air for a stream on air, even if it cannot be played', () => {
    expect(statusLabel(viewOf({ status: { ...publicStatus, reason: 'geoblocked' } }))).toBe('On air');
    expect(statusLabel(viewOf({ status: { ...publicStatus, reason: 'off_air', streamsOnAir: [] } }))).toBe(
      'Off air',
    );
    expect(statusLabel(viewOf({ status: { ...publicStatus, reason: 'unknown', streamsOnAir: [] } }))).toBe(
      'Unknown',
    );
    expect(statusLabel(viewOf({ status: null }))).toBe('Loading');
  });
});

describe('the language', () => {
  it.each([
    ['auto', ['de-AT', 'fr-CA', 'en'], 'fr'],
    ['auto', ['zh-Hant-TW'], 'zh'],
    ['auto', ['constructor', 'ja-JP'], 'ja'],
    ['auto', ['de'], 'en'],
    ['ja', ['fr'], 'ja'],
    [undefined, [], 'en'],
  ] as const)('of a widget set to %s, for %j', (chosen, languages, locale) => {
    expect(pickLocale(chosen, languages)).toBe(locale);
  });

  it('has all messages of its own', () => {
    const flat = Object.values(texts).map((one) =>
      JSON.stringify({ ...one, expected: one.play('x') + one.listeners(2, '2') }),
    );
    expect(new Set(flat).size).toBe(4);
    expect(flat.filter((one) => one.includes('""'))).toEqual([]);
  });

  it('keeps French punctuation on the line of its sentence', () => {
    const expected = { ...texts.fr, expected: texts.fr.play('x') + texts.fr.listeners(2, '2') };
    expect(Object.values(expected).filter((text) => / [:;?!»]|« /.test(JSON.stringify(text) ?? ''))).toEqual(
      [],
    );
  });

  it('uses its plural rules', () => {
    expect([0, 1, 2].map((count) => texts.en.listeners(count, String(count)))).toEqual([
      '0 listeners',
      '1 listener',
      '2 listeners',
    ]);
    expect([0, 1, 2].map((count) => texts.fr.listeners(count, String(count)))).toEqual([
      '0 auditeur',
      '1 auditeur',
      '2 auditeurs',
    ]);
  });
});

describe('the appearance', () => {
  it('selects a readable text colour', () => {
    expect(readableOn('#d6005b')).toBe('#ffffff');
    expect(readableOn('#ffd400')).toBe('#14171c');
    const root = document.createElement('div');
    applyAppearance(
      root,
      { ...publicWidget.settings, backgroundColor: '#101820', primaryColor: '#ffd400' },
      false,
    );
    expect(root.style.getPropertyValue('--fg')).toBe('#ffffff');
    expect(root.style.getPropertyValue('--accent-fg')).toBe('#14171c');
  });

  it('follows the system theme if set, and removes former settings', () => {
    const root = document.createElement('div');
    applyAppearance(root, { ...publicWidget.settings, theme: 'auto', textColor: '#112233' }, true);
    expect(root.dataset.theme).toBe('dark');
    applyAppearance(root, { ...publicWidget.settings, theme: 'light' }, true);
    expect(root.dataset.theme).toBe('light');
    expect(root.style.getPropertyValue('--fg')).toBe('');
    expect(root.hasAttribute('data-own-colors')).toBe(false);
  });
});
