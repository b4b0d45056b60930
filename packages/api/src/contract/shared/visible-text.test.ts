import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as contract from '#/contract/index.ts';
import { fieldProblems } from '#/contract/shared/field-problems.ts';
import { visibleLines, visibleText } from '#/contract/shared/visible-text.ts';

const line = z.string().check(visibleText);
const lines = z.string().check(visibleLines);
const accepts = (value: string, schema = line) => z.safeParse(schema, value).success;

const hiding: [name: string, text: string][] = [
  ['a right-to-left override', 'Aurora \u202egro.knab'],
  ['an isolate', 'Aurora \u2067radio\u2069'],
  ['a direction mark', 'Aurora\u200f'],
  ['an Arabic letter mark', 'Aurora\u061c'],
  ['a zero-width space', 'Au\u200brora'],
  ['a joiner between Latin letters', 'Au\u200drora'],
  ['a word joiner', 'Au\u2060rora'],
  ['a byte order mark', 'Au\ufeffrora'],
  ['a soft hyphen', 'Au\u00adrora'],
  ['only a Hangul filler', '\u3164'],
  ['only a blank Braille pattern', '\u2800\u2800'],
  ['only combining marks', '\u0301\u0301'],
  ['a tag character', 'Aurora\u{e0041}'],
  ['a line separator', 'Aurora\u2028Radio'],
  ['a control character', 'Aurora\u0007'],
  ['a lone surrogate', 'Aurora\ud800'],
];

describe('[A12] [I7] text with', () => {
  test.each(hiding)('%s is rejected', (_name, text) => {
    expect([accepts(text), accepts(text, lines)]).toEqual([false, false]);
  });

  test.each([
    ['accents', 'Siân O’Brien-Müller'],
    ['Arabic', 'إذاعة الفجر'],
    ['a non-joiner between Persian letters', 'می\u200cخواهم'],
    ['a joiner in Sinhala', 'ශ්\u200dරී'],
    ['Hebrew', 'רדיו שחר'],
    ['Japanese', '青山 はるか\u3000ラジオ'],
    ['an emoji of several', 'Night 👩\u200d🎤 shift ❤️\u200d🔥'],
    ['symbols', '+++ №1 €'],
    ['nothing', ''],
  ])('%s is accepted', (_name, text) => {
    expect([accepts(text), accepts(text, lines)]).toEqual([true, true]);
  });

  test('line breaks is accepted only where lines are', () => {
    expect([accepts('a\nb'), accepts('a\nb', lines)]).toEqual([false, true]);
  });
});

/** Free text in request bodies: every string without a pattern or a format, or with the pattern of visible text. */
const override = '\u202eoverride';
/** Not shown to people, or compared with what others send. */
const exempt = /password|token|code|username|timezone|timeZone|country|^q$|value$/i;

interface JsonSchema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

function looseTexts(schema: JsonSchema, path: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const below = [
    ...Object.entries(properties).flatMap(([name, each]) => looseTexts(each, `${path}/${name}`)),
    ...(items ? looseTexts(items, path) : []),
    ...[...anyOf, ...oneOf].flatMap((each) => looseTexts(each, path)),
  ];
  const isText = schema.type === 'string' && schema.enum === undefined && schema.const === undefined;
  const takesOverride =
    isText && (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(override));
  return takesOverride && schema.format === undefined && !exempt.test(path.split('/').at(-1) ?? '')
    ? [path, ...below]
    : below;
}

test('[A12] [I7] no free-text field of a request body accepts hidden characters', () => {
  const routes = Object.values({ ...contract.mainRoutes, ...contract.castRoutes });
  const bodies = routes.flatMap((route) =>
    'body' in route && route.body ? [[route.operationId, route.body] as const] : [],
  );
  expect(bodies.length).toBeGreaterThan(20);
  const loose = bodies.flatMap(([id, body]) =>
    looseTexts(
      z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema,
      id,
    ),
  );
  expect(loose).toEqual([]);
});

test('[A12] the field problem names the reason', () => {
  const result = z.safeParse(line, 'a\u202eb', { reportInput: true });
  expect(fieldProblems(result.error?.issues ?? [])).toMatchObject([{ code: 'hidden_characters' }]);
});
