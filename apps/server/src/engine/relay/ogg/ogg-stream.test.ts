import { expect, test } from 'vitest';
import { oggData, oggHeaders } from '../../testing/ogg-pages.ts';
import { OggStream } from './ogg-stream.ts';

function open(): { stream: OggStream; titles: (string | null)[] } {
  const titles: (string | null)[] = [];
  return { stream: new OggStream({ onTitle: (title) => titles.push(title) }), titles };
}

test.each(['vorbis', 'opus', 'flac'] as const)(
  '[F6] a listener of Ogg %s gets the headers first, however the bytes arrive',
  (codec) => {
    const { stream, titles } = open();
    const headers = oggHeaders[codec](1, 'ARTIST=Nora Vale', 'title=Paper 日', 'title=second');
    const all = Buffer.concat([headers, oggData(1, 'one'), oggData(1, 'two')]);
    const live = [...all].map((byte) => stream.push(Buffer.from([byte]), 0) ?? Buffer.alloc(0));
    expect(Buffer.concat(live)).toEqual(all);
    expect(stream.burst()).toEqual(all);
    expect(stream.headers).toEqual(headers);
    expect(stream.codec).toBe(codec);
    expect(titles).toEqual(['Nora Vale - Paper 日']);
  },
);

test('[F6] drops old pages but not the headers, and starts on a page', () => {
  const { stream } = open();
  const headers = oggHeaders.vorbis(1);
  stream.push(headers, 0);
  for (let second = 0; second < 60; second += 1)
    stream.push(oggData(1, String(second).repeat(40)), second * 1000);
  for (let page = 0; page < 400; page += 1) stream.push(oggData(1, 'x'.repeat(200)), 100_000 + page);
  const burst = stream.burst();
  expect(burst.subarray(0, headers.length)).toEqual(headers);
  expect(burst.toString('latin1', headers.length, headers.length + 4)).toBe('OggS');
  expect(burst.includes('0'.repeat(40))).toBe(false);
});

test('[F6] a new link of the chain replaces the headers and the title', () => {
  const { stream, titles } = open();
  const [one, two] = [oggHeaders.opus(1, 'TITLE=One'), oggHeaders.opus(2, 'TITLE=Two')];
  const all = Buffer.concat([one, oggData(1, 'a'), two, oggData(2, 'b')]);
  stream.push(all, 0);
  expect(stream.headers).toEqual(two);
  expect(stream.burst()).toEqual(all);
  expect(titles).toEqual(['One', 'Two']);
});

test('[F6] ends the source when its headers are too large, and survives damage', () => {
  const { stream } = open();
  stream.push(oggHeaders.opus(1).subarray(0, 45), 0);
  const filler = oggData(1, 'x'.repeat(254)).subarray(0, 27);
  filler[26] = 255;
  const page = Buffer.concat([filler, Buffer.alloc(255, 255), Buffer.alloc(255 * 255)]);
  const answers = Array.from({ length: 6 }, () => stream.push(page, 0));
  expect(answers.at(-1)).toBeNull();
  const damaged = open().stream;
  damaged.push(Buffer.from('garbage OggS garbage'), 0);
  const data = Buffer.concat([Buffer.alloc(70_000), oggHeaders.opus(1), oggData(1, 'a')]);
  expect(damaged.push(data, 0)?.includes('OpusHead')).toBe(true);
});
