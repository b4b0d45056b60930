import { catalogueTexts } from 'virtual:catalogue-texts';
import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, catalogue, errorCodes, NetworkError, noticeOf } from '@unmuted/api';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#/i18n/error.messages.ts';
import { locales } from '#/i18n/locales.ts';
import { errorText, noticeText } from '#/i18n/notice.messages.ts';
import { validationText } from '#/i18n/validation.messages.ts';

const speak = (locale: (typeof locales)[number]) =>
  setupI18n({ locale, messages: { [locale]: catalogueTexts[locale] } });

const failure = (status: number) => {
  const notice = noticeOf(new ApiError({ status }));
  if (!notice) throw new Error(`${status} has no notice`);
  return notice;
};

const rules = ['required', 'type', 'enum', 'whitespace', 'length', 'range', 'array_size', 'pattern'] as const;

describe.each(locales)('%s', (locale) => {
  const i18n = speak(locale);

  test('has a distinct text for every stock rule', () => {
    const texts = rules.map((code) => validationText(i18n, { code, params: { min: 2, max: 5 } }));
    expect(new Set(texts).size).toBe(rules.length);
    expect(texts.join()).not.toMatch(/[{}]|undefined/);
  });

  test('has a text for every error code', () => {
    const texts = Object.values(errorTexts).map((text) => i18n._(text));
    expect(texts).toHaveLength(Object.keys(errorCodes).length);
    expect(texts.every((text) => text.length > 3)).toBe(true);
  });
});

test.each(locales.filter((locale) => locale !== 'en'))('%s leaves no sentence in English', (locale) => {
  // Single words may be the same; whole sentences are not.
  const sentence = /[.?!]"?\]?$/;
  const untranslated = Object.entries(catalogueTexts.en)
    .map(([id, text]) => [JSON.stringify(text), JSON.stringify(catalogueTexts[locale][id])] as const)
    .filter(([english, own]) => sentence.test(english) && english === own);
  expect(untranslated).toEqual([]);
});

test('French uses no-break spaces before punctuation and inside quotation marks', () => {
  const parted = Object.values(catalogueTexts.fr)
    .map((text) => JSON.stringify(text))
    .filter((text) => / [:;?!»]|« /.test(text));
  expect(parted).toEqual([]);
});

test.each([
  ['fr', msg`Start`, msg({ message: 'Start', context: 'a cast' }), ['Début', 'Démarrer']],
  ['zh', msg`Start`, msg({ message: 'Start', context: 'a cast' }), ['开始', '启动']],
  ['zh', msg`Blocked`, msg({ message: 'Blocked', context: 'verdict' }), ['封禁对象', '被阻止']],
  ['zh', msg`Removed`, msg({ message: 'Removed', context: 'in a comparison' }), ['已下架', '已移除']],
] as const)('%s distinguishes terms that English does not', (locale, one, other, words) => {
  expect([one, other].map((text) => speak(locale)._(text))).toEqual(words);
});

test.each([
  [419, 'session-expired'],
  [400, 'check-login'],
  [401, 'check-login'],
  [403, 'check-login'],
  [500, 'server-error'],
  [508, 'time-out'],
] as const)('%d matches the specification’s English text exactly', (status, kind) => {
  expect(noticeText(speak('en'), failure(status))).toEqual(catalogue[kind]);
});

test("an error outside the catalogue shows the server's message", () => {
  const problem = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'request.invalid' as const,
    message: 'Somebody else was faster.',
    requestId: 'r',
  };
  const notice = noticeOf(new ApiError({ status: 409, problem }));
  expect(notice && noticeText(speak('en'), notice)).toEqual({
    title: 'Error',
    text: 'Somebody else was faster.',
  });
});

test('an unreachable server is reported in the reader’s language', () => {
  expect(errorText(speak('fr'), new NetworkError('unreachable'))).toBe('Impossible de joindre le serveur.');
});

describe('length errors match the known bounds', () => {
  test.each([
    [{ min: 10, max: 128 }, 'Please enter between 10 and 128 characters.'],
    [{ min: 1 }, 'Please enter at least 1 character.'],
    [{ max: 254 }, 'Please enter at most 254 characters.'],
    [{ min: 6, max: 6 }, 'Please enter exactly 6 characters.'],
    [{}, 'This text is too short or too long.'],
  ])('%j', (params, text) => {
    expect(validationText(speak('en'), { code: 'length', params: params as Record<string, number> })).toBe(
      text,
    );
  });
});

describe('[D20] terms', () => {
  const textOf = (locale: (typeof locales)[number], id: string) =>
    JSON.stringify(catalogueTexts[locale][id] ?? '');
  const ids = Object.keys(catalogueTexts.en);

  test('a cast is no stream in French: "flux" is a stream, or the feed of a podcast', () => {
    const wrong = ids.filter(
      (id) => /\bflux\b/i.test(textOf('fr', id)) && !/stream|source|audio|mount|feed/i.test(textOf('en', id)),
    );
    expect(wrong.map((id) => textOf('fr', id))).toEqual([]);
  });

  test('a stream is 音频流 in Chinese, and 流 is no word of its own', () => {
    // 流媒体 is streaming, 推流 sending a source, 流量 traffic, 流失 losing listeners.
    const wrong = ids.filter((id) => /(?<!音频|推)流(?!媒体|量|失)/u.test(textOf('zh', id)));
    expect(wrong.map((id) => textOf('zh', id))).toEqual([]);
  });
});
