// Makes the demo's music: chords that we synthesise ourselves, encoded to MP3. The encoder (LGPL) is a tool of the
// build and is not shipped. The same input always gives the same files, so an up-to-date output is left alone.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Mp3Encoder } from '@breezystack/lamejs';
import { readFrames } from '../src/engine/mp3.ts';

const sampleRate = 44_100;
const usualKbps = 64;
const samplesPerFrame = 1152;
const output = new URL('../dist/audio/', import.meta.url);

interface Loop {
  readonly name: string;
  readonly beatsPerMinute: number;
  /** Four beats each; MIDI note numbers, the lowest is the bass. */
  readonly chords: readonly (readonly number[])[];
  /** In which order the chord's notes are plucked, two a beat. */
  readonly arpeggio: readonly number[];
  readonly brightness: number;
}

/** The same music as a second stream of the cast: for those whose connection is slow. */
const alsoAt: Readonly<Record<string, number>> = { aurora: 32 };

const loops: readonly Loop[] = [
  {
    name: 'aurora',
    beatsPerMinute: 80,
    chords: [
      [45, 57, 60, 64, 67],
      [41, 57, 60, 65, 69],
      [48, 55, 60, 64, 71],
      [43, 55, 59, 62, 69],
      [45, 57, 60, 64, 71],
      [50, 57, 60, 65, 69],
      [41, 57, 60, 64, 69],
      [43, 55, 59, 62, 67],
    ],
    arpeggio: [1, 2, 3, 4, 3, 2, 3, 2],
    brightness: 0.5,
  },
  {
    name: 'harbour',
    beatsPerMinute: 96,
    chords: [
      [38, 54, 57, 62, 66],
      [43, 55, 59, 62, 66],
      [40, 55, 59, 64, 67],
      [45, 55, 57, 61, 64],
      [47, 54, 59, 62, 66],
      [43, 55, 59, 62, 69],
      [40, 55, 59, 62, 66],
      [45, 52, 57, 61, 64],
      [43, 55, 59, 62, 66],
      [38, 54, 57, 62, 66],
    ],
    arpeggio: [1, 3, 2, 4, 2, 3, 4, 3],
    brightness: 0.7,
  },
  {
    name: 'lantern',
    beatsPerMinute: 66,
    chords: [
      [36, 51, 55, 58, 62],
      [44, 51, 56, 60, 63],
      [41, 53, 56, 60, 67],
      [43, 53, 58, 59, 65],
      [36, 51, 55, 60, 62],
      [39, 51, 55, 58, 65],
    ],
    arpeggio: [1, 2, 4, 3, 2, 3, 4, 2],
    brightness: 0.35,
  },
];

const frequency = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** Adds a tone of a few harmonics; `shape` gives its loudness by the time since its start, in seconds. */
function addTone(
  mix: Float64Array,
  tone: { note: number; atS: number; lengthS: number; level: number; harmonics: readonly number[] },
  shape: (sinceS: number) => number,
): void {
  const from = Math.round(tone.atS * sampleRate);
  const to = Math.min(mix.length, from + Math.round(tone.lengthS * sampleRate));
  const step = (2 * Math.PI * frequency(tone.note)) / sampleRate;
  for (let index = from; index < to; index += 1) {
    const since = index - from;
    let value = 0;
    for (const [harmonic, level] of tone.harmonics.entries()) {
      value += level * Math.sin(step * (harmonic + 1) * since);
    }
    mix[index] = (mix[index] ?? 0) + tone.level * shape(since / sampleRate) * value;
  }
}

/** Fades in and out, so that no tone starts or ends with a click. */
const pad =
  (lengthS: number) =>
  (sinceS: number): number =>
    Math.min(1, sinceS / 0.4, Math.max(0, lengthS - sinceS) / 0.6);

const pluck = (sinceS: number): number => Math.min(1, sinceS / 0.005) * Math.exp(-sinceS * 3.2);

function synthesise(loop: Loop): Float64Array {
  const beatS = 60 / loop.beatsPerMinute;
  const barS = beatS * 4;
  const frames = Math.floor((barS * loop.chords.length * sampleRate) / samplesPerFrame);
  const mix = new Float64Array(frames * samplesPerFrame);
  for (const [bar, chord] of loop.chords.entries()) {
    const atS = bar * barS;
    for (const [voice, note] of chord.entries()) {
      const level = voice === 0 ? 0.22 : 0.07;
      const harmonics = voice === 0 ? [1, 0.3] : [1, 0.4 * loop.brightness, 0.15 * loop.brightness];
      addTone(mix, { note, atS, lengthS: barS, level, harmonics }, pad(barS));
    }
    for (const [step, voice] of loop.arpeggio.entries()) {
      const note = (chord[voice] ?? 60) + 12;
      const pluckAtS = atS + (step * beatS) / 2;
      const harmonics = [1, loop.brightness, 0.4 * loop.brightness ** 2];
      addTone(mix, { note, atS: pluckAtS, lengthS: 1.4, level: 0.12, harmonics }, pluck);
    }
  }
  return mix;
}

/** To 16 bits at a fixed peak, with room for what the encoder adds. */
function quantise(mix: Float64Array): Int16Array {
  const peak = mix.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
  const pcm = new Int16Array(mix.length);
  for (const [index, value] of mix.entries()) pcm[index] = Math.round((value / peak) * 0.7 * 32_767);
  return pcm;
}

function encode(pcm: Int16Array, kbps: number): Buffer {
  const encoder = new Mp3Encoder(1, sampleRate, kbps);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < pcm.length; at += samplesPerFrame) {
    parts.push(new Uint8Array(encoder.encodeBuffer(pcm.subarray(at, at + samplesPerFrame))));
  }
  parts.push(new Uint8Array(encoder.flush()));
  return Buffer.concat(parts);
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

async function isUpToDate(inputHash: string): Promise<boolean> {
  try {
    const manifest = JSON.parse(await readFile(new URL('manifest.json', output), 'utf8'));
    if (manifest.inputHash !== inputHash) return false;
    for (const { file, hash } of manifest.loops) {
      if (sha256(await readFile(new URL(file, output))) !== hash) return false;
    }
    return true;
  } catch {
    // Missing or broken: made anew.
    return false;
  }
}

const encoderPackage = await readFile(new URL(import.meta.resolve('@breezystack/lamejs')));
const inputHash = sha256((await readFile(new URL(import.meta.url), 'utf8')) + sha256(encoderPackage));

if (await isUpToDate(inputHash)) {
  console.log('audio: up to date');
} else {
  await mkdir(output, { recursive: true });
  const made = [];
  for (const loop of loops) {
    const pcm = quantise(synthesise(loop));
    const low = alsoAt[loop.name];
    for (const kbps of low === undefined ? [usualKbps] : [usualKbps, low]) {
      const audio = encode(pcm, kbps);
      const file = kbps === usualKbps ? `${loop.name}.mp3` : `${loop.name}-${kbps}.mp3`;
      await writeFile(new URL(file, output), audio);
      const durationS = readFrames(audio).reduce((sum, frame) => sum + frame.durationMs, 0) / 1000;
      made.push({ file, bytes: audio.length, durationS, hash: sha256(audio) });
      console.log(`audio: ${file}, ${durationS.toFixed(1)} s, ${audio.length} bytes`);
    }
  }
  await writeFile(
    new URL('LICENSE.txt', output),
    'The music in this folder is synthesised by apps/server/scripts/build-audio.ts.\n' +
      'It is dedicated to the public domain under CC0 1.0:\nhttps://creativecommons.org/publicdomain/zero/1.0/\n',
  );
  // Last, so that a build that was cut short is not taken for whole.
  await writeFile(
    new URL('manifest.json', output),
    `${JSON.stringify({ inputHash, loops: made }, null, 2)}\n`,
  );
}
