import { describe, expect, it } from 'vitest';
import {
  androidText,
  literalForXcode,
  openStepText,
  propertyValue,
  xmlText,
} from '#/modules/apps/kit/escape.ts';
import { readOpenStep } from '#/modules/apps/kit/testing/read-open-step.ts';

describe('a text of Android resources', () => {
  it.each([
    [`It's "live"`, String.raw`It\'s \"live\"`],
    ['a\\nb', String.raw`a\\nb`],
    ['two\nlines', String.raw`two\nlines`],
    ['@string/x', String.raw`\@string/x`],
    ['?attr', String.raw`\?attr`],
    ['me@home?', 'me@home?'],
    ['a & <b>', 'a &amp; &lt;b&gt;'],
    [' two  spaces ', String.raw`\u0020two\u0020 spaces\u0020`],
    ['100 %s', '100 %s'],
    ['bell\u0007', 'bell'],
  ])('%j is written as %j', (text, written) => {
    expect(androidText(text)).toBe(written);
  });
});

it('properties of Java are ASCII', () => {
  expect(propertyValue('C:\\x\n= ラ')).toBe(String.raw`C:\\x\n= \u30e9`);
  expect(propertyValue(' first')).toBe(String.raw`\ first`);
});

it('texts of XML have no character that XML forbids', () => {
  expect(xmlText(`<a b="c">'&\u0001\uFFFF`)).toBe('&lt;a b=&quot;c&quot;&gt;&apos;&amp;');
});

it('Xcode does not take a name for a setting', () => {
  expect(literalForXcode('$(HOME) $[B] $x 5$ $')).toBe('$\u2060(HOME) $\u2060[B] $\u2060x 5$ $');
  expect(literalForXcode(`\${A}`)).toBe(`$\u2060{A}`);
});

it('a text of a project is read back', () => {
  const text = `"A" \\n 'ラジオ'\n\t$(x) /* no comment */ // é`;
  expect(readOpenStep(openStepText(text))).toBe(text);
});
