import { expect, test } from 'vitest';
import { bitrateOfAudioInfo, parseBitrate } from './declared-bitrate.ts';

test.each(['128', '128 kbps', '128kbps', '128,128', '128.0', '128000', ' 128 '])(
  '[F3] reads the bitrate %j as 128 kbit/s',
  (text) => {
    expect(parseBitrate(text)).toBe(128);
  },
);

test.each(['', '0', 'Quality 4', 'fast', '-1', null, undefined])('[F3] %j declares no bitrate', (text) => {
  expect(parseBitrate(text)).toBeNull();
});

test.each([
  'ice-bitrate=128;ice-channels=2',
  'ice-samplerate=44100;ice-bitrate=128;ice-channels=2',
  'samplerate=44100;bitrate=128;channels=2',
  'bitrate=128000',
  'channels=2;samplerate=44100;quality=0.4;bitrate=128.0',
])('[F3] reads the bitrate of the audio info %j', (info) => {
  expect(bitrateOfAudioInfo(info)).toBe(128);
});
