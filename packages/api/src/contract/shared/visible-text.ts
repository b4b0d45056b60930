import * as z from 'zod/mini';

/**
 * Characters that hide or reorder text: controls, lone surrogates (which the database cannot store), bidirectional and
 * zero-width formatting, line separators, and fillers that render as nothing.
 */
const hidden = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0`;

const joiningScripts = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
];
const joining = `[${joiningScripts.map((script) => String.raw`\p{Script=${script}}`).join('')}]`;
const emoji = String.raw`\p{Extended_Pictographic}`;

/** Joiners that change how their neighbours look: within an emoji, and between letters of scripts that join. */
const joiner = String.raw`(?<=${emoji}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=${emoji})|(?<=${joining})[\u200c\u200d](?=${joining})`;

const visible = String.raw`(?=[^]*[\p{L}\p{N}\p{P}\p{S}])`;
const pattern = (character: string) => new RegExp(`^(?:|${visible}(?:${character})+)$`, 'u');

const error = 'hidden_characters';

/** Free text on one line that shows everything it contains, in the order in which it is stored; may be empty. */
export const visibleText = z.regex(pattern(`[^${hidden}]|${joiner}`), { error, abort: true });

/** Like `visibleText`, but may contain line breaks. */
export const visibleLines = z.regex(pattern(String.raw`[^${hidden}]|\n|${joiner}`), { error, abort: true });

/** Text that the database can store: without controls and lone surrogates. Unlike `visibleText`, it may be blank. */
export const storableText = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, { error, abort: true });

/** Like `storableText`, but may contain line breaks and tabs, such as code. */
export const storableLines = z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, {
  error,
  abort: true,
});
