import { describe, expect, test } from 'vitest';
import { limits } from '#/contract/shared/limits.ts';
import { parseVerdict } from '#/contract/skills/parse-verdict.ts';

type Expected = readonly (readonly [field: string | null, locale: string | null, part: string])[];

const letters: readonly (readonly [title: string, letter: string, expected: Expected])[] = [
  ['an empty letter', '  \n ', []],
  [
    'one sentence',
    'The invocation name must not contain digits.',
    [['invocationName', null, 'must not contain digits']],
  ],
  [
    'a numbered list between courtesies',
    `Dear Developer,

Thank you for submitting your skill "Radio Aurora". Unfortunately, we cannot publish it at this time.

1. Your skill's invocation name "radio aurora 1" contains a digit. Please spell out numbers.
2. The first example phrase must begin with the wake word and include the invocation name.

Please fix these issues and resubmit your skill.

Regards,
The Alexa Skills Team`,
    [
      ['invocationName', null, 'contains a digit'],
      ['examplePhrases', null, 'must begin with the wake word'],
    ],
  ],
  [
    'headings with the code of a locale',
    `Locale: en-US
- The small icon and the large icon are not legible.
Locale: de-DE
- The detailed description is in English.`,
    [
      ['icon', 'en-US', 'not legible'],
      ['description', 'de-DE', 'is in English'],
    ],
  ],
  [
    'headings with the name of a locale',
    `Feedback for English (US)

The privacy policy URL leads to a page that does not exist.

Feedback for Japanese (JP)

The keywords contain the name of a competitor.`,
    [
      ['privacyUrl', 'en-US', 'does not exist'],
      ['keywords', 'ja-JP', 'competitor'],
    ],
  ],
  [
    'a locale within the sentence',
    'In the en_GB locale, the one-sentence description exceeds what is shown.',
    [['summary', 'en-GB', 'exceeds']],
  ],
  [
    'several locales in one sentence',
    '• Example phrases in English (UK) and French (FR) do not match the sample utterances.',
    [
      ['examplePhrases', 'en-GB', 'do not match'],
      ['examplePhrases', 'fr-FR', 'do not match'],
    ],
  ],
  [
    'numbers of test cases',
    `Test case 4.1: The skill stops responding after "help". The help prompt must end with a question.
Test case 5.2 - The audio stream did not start within ten seconds.`,
    [
      ['help', null, 'stops responding'],
      ['source', null, 'did not start'],
    ],
  ],
  [
    'lines that a mail program has broken and quoted',
    `> Issue 1: The testing instructions do not explain how to
> reach the second station.
>
> Issue 2: The skill name on the detail page
> contains a trademark.`,
    [
      ['testingInstructions', null, 'how to reach the second station'],
      ['publicName', null, 'contains a trademark'],
    ],
  ],
  [
    'an item about nothing that has a field',
    `- The skill must not ask for a rating.
- Your terms of use cannot be opened.`,
    [
      [null, null, 'ask for a rating'],
      ['termsUrl', null, 'cannot be opened'],
    ],
  ],
  [
    'the field that is named first',
    'The description mentions an invocation name that differs from the one of the skill.',
    [['description', null, 'differs']],
  ],
  [
    'the same passage twice',
    `1. The icon shows a brand that is not yours.
2. The icon shows a brand that is not yours.`,
    [['icon', null, 'not yours']],
  ],
  [
    'German',
    `Hallo,

vielen Dank für Ihre Einreichung.

1. Der Aufrufname enthält ein reserviertes Wort.
2. Die Datenschutzerklärung ist nicht erreichbar.`,
    [
      ['invocationName', null, 'reserviertes Wort'],
      ['privacyUrl', null, 'nicht erreichbar'],
    ],
  ],
  [
    'Japanese',
    `日本語
・アイコンの文字が読めません。

呼び出し名にアルファベットが含まれています。`,
    [
      ['icon', 'ja-JP', '読めません'],
      ['invocationName', 'ja-JP', 'アルファベット'],
    ],
  ],
  [
    'a child-directed skill in Canada and India',
    `English (CA)
* The skill is child-directed but this was not declared.
English (IN)
* AudioPlayer playback fails: the stream is not served by HTTPS.`,
    [
      ['isChildDirected', 'en-CA', 'not declared'],
      ['source', 'en-IN', 'HTTPS'],
    ],
  ],
  [
    'addresses and signatures',
    `The welcome prompt is longer than eight seconds.

https://developer.amazon.com/docs/alexa/custom-skills/certify.html

For more information, see our documentation about icons.
If you have any questions, contact us about your invocation name.`,
    [['welcome', null, 'eight seconds']],
  ],
];

describe('a letter from Amazon', () => {
  test.each(letters)('%s', (_title, letter, expected) => {
    const { comments } = parseVerdict(letter);
    expect(comments.map(({ field, locale }) => [field, locale])).toEqual(
      expected.map(([field, locale]) => [field, locale]),
    );
    for (const [index, [, , part]] of expected.entries()) expect(comments[index]?.text).toContain(part);
  });

  test('gives the first sentence of each comment as the reason', () => {
    const letter = '1. The icon is blurred. Use a larger one.\n2. The keywords repeat.\n';
    expect(parseVerdict(letter).reason).toBe('The icon is blurred. The keywords repeat.');
  });

  test('leaves out a locale before a colon, which the comment has', () => {
    const [comment] = parseVerdict('English (UK): The icon is blurred.').comments;
    expect(comment).toEqual({ field: 'icon', locale: 'en-GB', text: 'The icon is blurred.' });
  });

  test('without comments gives what it says as the reason', () => {
    const letter = 'Hello,\n\nYour skill was withdrawn by its vendor.\n\nRegards,\nAmazon Alexa';
    expect(parseVerdict(letter)).toEqual({ reason: 'Your skill was withdrawn by its vendor.', comments: [] });
  });

  test('stays within what a move accepts, in time that grows with its length only', () => {
    const long = `- The icon ${'is blurred and '.repeat(200)}\n`.repeat(200);
    const { reason, comments } = parseVerdict(long);
    expect(comments.length).toBeLessThanOrEqual(limits.skillComments);
    expect(comments.every(({ text }) => text.length <= limits.skillComment)).toBe(true);
    expect(reason.length).toBeLessThanOrEqual(limits.skillComment);
    expect(parseVerdict('a'.repeat(100_000)).comments).toEqual([]);
  });
});
