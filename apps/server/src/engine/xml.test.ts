import { expect, test } from 'vitest';
import { EngineError } from './engine-error.ts';
import { children, countOf, parseXml, textOf } from './xml.ts';

const refusalOf = (xml: string): unknown => {
  try {
    return parseXml(xml, 'icestats');
  } catch (error) {
    return error instanceof EngineError ? error.code : error;
  }
};

test.each(['007', '12e3', '-1', 'true', ' - ', '1979'])(
  'does not convert the text %j to another type',
  (text) => {
    expect(textOf(parseXml(`<icestats><title>${text}</title></icestats>`, 'icestats'), 'title')).toBe(text);
  },
);

test('decodes the five entities and character references once', () => {
  const root = parseXml(
    '<icestats><t a="&quot;">&lt;b&gt; &amp;lt; &#xE9;&#233; &apos;</t></icestats>',
    'icestats',
  );
  expect(textOf(root, 't')).toBe("<b> &lt; éé '");
});

test('tolerates a reference beyond Unicode and an unknown entity', () => {
  const root = parseXml('<icestats><t>&#x110000;&bomb;</t></icestats>', 'icestats');
  expect(textOf(root, 't')).toBe('\uFFFD&bomb;');
});

test.each([
  ['a document type', '<!DOCTYPE icestats [<!ENTITY a "aaaa">]><icestats>&a;</icestats>'],
  ['another root', '<html/>'],
  ['an unclosed element', '<icestats><source>'],
  ['a name that would reach a prototype', '<icestats><__proto__>1</__proto__></icestats>'],
  ['no XML', 'upstream connect error'],
  ['nothing', ''],
])('%s is rejected', (_, xml) => {
  expect(refusalOf(xml)).toBe('bad_reply');
});

test('reads one child and several alike', () => {
  expect(children(parseXml('<icestats><s>1</s></icestats>', 'icestats'), 's')).toEqual(['1']);
  expect(children(parseXml('<icestats><s>1</s><s>2</s></icestats>', 'icestats'), 's')).toEqual(['1', '2']);
  expect(children(parseXml('<icestats/>', 'icestats'), 's')).toEqual([]);
});

test.each(['-1', '1.5', '1e3', 'many', '9999999999999999'])('%s is not a count', (text) => {
  const root = parseXml(`<icestats><n>${text}</n></icestats>`, 'icestats');
  expect(() => countOf(root, 'n')).toThrow(EngineError);
});
