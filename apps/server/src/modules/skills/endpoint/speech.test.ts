import { skillLocales } from '@unmuted/api/contract';
import { expect, it } from 'vitest';
import { defaultSpeech } from '#/modules/skills/endpoint/default-speech.ts';
import { speechOf } from '#/modules/skills/endpoint/speech.ts';
import { onAir, skill } from '#/modules/skills/endpoint/testing/skill-requests.ts';

const nowPlaying = (title: string | null, artist: string | null, locale = 'en-US') =>
  speechOf(skill(), locale, onAir({ title, artist })).nowPlaying();

it('fills in the template of the customer, and says less when less is known', () => {
  expect(nowPlaying('Lights', 'The Fjords')).toBe('This is Lights from The Fjords.');
  expect(nowPlaying('Lights', null)).toBe("You're listening to Lights on Radio Aurora.");
  expect(nowPlaying(null, 'The Fjords')).toBe("You're listening to Radio Aurora.");
  expect(nowPlaying('\u{1F525}', ' ')).toBe("You're listening to Radio Aurora.");
});

it('says titles as they are, but without emoji and control characters', () => {
  expect(nowPlaying('{artist} $&', 'a < b & c')).toBe('This is {artist} $& from a < b & c.');
  expect(
    nowPlaying('Fire \u{1F525}\u{FE0F} 1\u{FE0F}\u{20E3} \u{1F469}\u{200D}\u{1F4BB} night', 'A\u0000\nB'),
  ).toBe('This is Fire 1 night from A B.');
  expect(nowPlaying('क्‍ष', 'B')).toBe('This is क्‍ष from B.');
  expect([...nowPlaying('\u{20000}'.repeat(1_000), 'B')].length).toBeLessThan(200);
});

it('uses our own text where the customer has none', () => {
  const speech = speechOf(skill(), 'de-DE', onAir());
  expect(speech.intro()).toBe(defaultSpeech.de.intro.replace('{station}', 'Radio Aurora'));
  expect(speechOf(skill(), 'en-US', onAir()).intro()).toBe('Welcome to Radio Aurora.');
});

it.each([
  ['en-US', 'Back at six.'],
  ['en-GB', 'Back at six.'],
  ['de-AT', defaultSpeech.de.offAir.replace('{station}', 'Radio Aurora')],
  // The skill's first voice.
  ['ja-JP', 'Back at six.'],
  [null, 'Back at six.'],
])('answers %o in the nearest voice', (locale, offAir) => {
  expect(speechOf(skill(), locale, onAir()).offAir()).toBe(offAir);
});

it('speaks the language of each locale for a skill without voices', () => {
  const said = skillLocales.map((locale) => speechOf(skill({ voices: {} }), locale, onAir()).liveOnly());
  expect(new Set(said).size).toBe(Object.keys(defaultSpeech).length);
});

it('names the station somehow', () => {
  expect(speechOf(skill({ name: '\u{1F525}' }), 'en-US', onAir()).station).toBe('\u{1F525}');
  expect(speechOf(skill({ name: '\u0000' }), 'en-US', onAir()).station).toBe('Radio');
});

it('has the same names in the texts of all languages', () => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  const { en, ...others } = defaultSpeech;
  for (const other of Object.values(others)) {
    for (const key of [
      'offAir',
      'nowPlaying',
      'titleOnly',
      'stationOnly',
      'unavailable',
      'help',
      'intro',
    ] as const)
      expect(placeholders(other[key])).toEqual(placeholders(en[key]));
    for (const text of Object.values(other)) expect(text.trim()).not.toBe('');
  }
});
