import { describe, expect, it } from 'vitest';
import { isTemplateTooLong, outputText, type SongTexts } from '#/contract/stations/output-text.ts';
import { songOutputTemplate } from '#/contract/stations/outputs.schemas.ts';

const song: SongTexts = {
  title: 'A Quiet Engine',
  artist: 'Orla Finch',
  album: 'Harbour Lights',
  station: 'Radio Aurora',
};
const hostile: SongTexts = { ...song, title: '*Loud* <b>_Engine_</b> & @everyone', artist: '#1 [x](y)' };
const template = '%title% - %artist%';
const sent = (kind: Parameters<typeof outputText>[0], values: SongTexts, text = template) =>
  outputText(kind, text, values).text;

describe('escaping', () => {
  it.each([
    [
      'discord',
      '**%title%** %artist%',
      '**\\*Loud\\* \\<b\\>\\_Engine\\_\\</b\\> & @everyone** \\#1 \\[x\\](y)',
    ],
    [
      'slack',
      '*%title%* <!channel>',
      '**Loud* &lt;b&gt;_Engine_&lt;/b&gt; &amp; @everyone* &lt;!channel&gt;',
    ],
    [
      'telegram',
      '<b>%title%</b> <a href="x">',
      '<b>*Loud* &lt;b&gt;_Engine_&lt;/b&gt; &amp; @everyone</b> &lt;a href="x"&gt;',
    ],
    ['mastodon', '#nowplaying %title% @me', '#nowplaying *Loud* <b>_Engine_</b> & @\u200beveryone @me'],
    ['bluesky', '%title%', '*Loud* <b>_Engine_</b> & @everyone'],
    ['webhook', '%title%', '*Loud* <b>_Engine_</b> & @everyone'],
  ] as const)('of %s', (kind, text, expected) => {
    expect(sent(kind, hostile, text)).toBe(expected);
  });

  it('escapes the tags of a Telegram template that do not close in order', () => {
    expect(sent('telegram', song, '<b><i>%title%</b></i>')).toBe(
      '&lt;b&gt;&lt;i&gt;A Quiet Engine&lt;/b&gt;&lt;/i&gt;',
    );
  });

  it('keeps a number at the start of a Discord line from becoming a list', () => {
    expect(sent('discord', { ...song, title: '99. Balloons' })).toBe('99\\. Balloons - Orla Finch');
  });
});

describe('values that are missing', () => {
  it.each([
    ['%title% - %artist%', { artist: null }, 'A Quiet Engine'],
    ['%artist% - %title%', { artist: null }, 'A Quiet Engine'],
    ['%title% (%album%) by %artist%', { album: null }, 'A Quiet Engine by Orla Finch'],
    ['%title% by %artist%', { artist: null }, 'A Quiet Engine'],
    ['♪ %artist%: %title% · %station%', { artist: '' }, '♪ A Quiet Engine · Radio Aurora'],
    ['%title% - %artist% [%album%]', { artist: null, album: null }, 'A Quiet Engine'],
  ])('%j without %j', (text, missing, expected) => {
    expect(sent('webhook', { ...song, ...missing }, text)).toBe(expected);
  });
});

describe('lengths', () => {
  it('counts code points on Discord and Telegram, clusters on Mastodon and Bluesky', () => {
    const values = { ...song, title: '👩‍🚀', artist: null };
    const count = (kind: Parameters<typeof outputText>[0]) => outputText(kind, template, values).length;
    expect([count('discord'), count('telegram'), count('mastodon'), count('bluesky')]).toEqual([3, 3, 1, 1]);
  });

  it('counts links on Mastodon as 23, and accounts without their server', () => {
    const text = `%title% https://radio-aurora.example/${'x'.repeat(200)} @aurora@social.example`;
    expect(outputText('mastodon', text, { ...song, title: 'A' }).length).toBe(1 + 1 + 23 + 1 + 7);
  });

  it('counts Telegram after its markup was parsed', () => {
    expect(outputText('telegram', '<b>%title%</b>', { ...song, title: 'R&B' }).length).toBe(3);
  });

  it.each([
    ['discord', 2_000],
    ['slack', 4_000],
    ['telegram', 4_096],
    ['mastodon', 500],
    ['bluesky', 300],
  ] as const)('shortens values until %s accepts the text', (kind, limit) => {
    const values = { ...song, title: '*&'.repeat(3_000), artist: 'Ü'.repeat(3_000) };
    const made = outputText(kind, template, values);
    expect(made).toMatchObject({ isShortened: true, limit });
    expect(made.length).toBeLessThanOrEqual(limit);
    expect(made.length).toBeGreaterThan(limit - 8);
    expect(made.text).toContain('… - Ü');
  });

  it('keeps the bytes of Bluesky', () => {
    const made = outputText('bluesky', '%title%', { ...song, title: '👩‍👩‍👧‍👦'.repeat(250) });
    expect(new TextEncoder().encode(made.text).length).toBeLessThanOrEqual(3_000);
    expect(made.length).toBeLessThan(250);
  });

  it('finds templates that leave no room for a song', () => {
    const long = `%title% ${'x'.repeat(300)}`;
    expect([isTemplateTooLong('bluesky', long), isTemplateTooLong('mastodon', long)]).toEqual([true, false]);
  });
});

it.each([
  ['%title% - %artist%', true],
  ['♪ %title%\n%station%, 100% live', true],
  ['%station% only', false],
  ['%title% %genre%', false],
  ['', false],
])('the template %j is valid: %s', (value, isValid) => {
  expect(songOutputTemplate.safeParse(value).success).toBe(isValid);
});
