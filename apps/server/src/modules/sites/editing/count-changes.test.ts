import type { SiteDocument, SiteSection } from '@unmuted/api/contract';
import { expect, it } from 'vitest';
import { countChanges } from '#/modules/sites/editing/count-changes.ts';
import { siteExample } from '#/testing/examples/site-example.ts';

const order = (...ids: string[]): SiteSection[] =>
  ids.map((id) => ({ type: 'text', id, isOn: true, heading: {}, body: { en: id } }));
const abcd = order('aaaa', 'bbbb', 'cccc', 'dddd');
const base: SiteDocument = { ...siteExample, languages: ['en', 'fr'], sections: abcd };
const other = (section: SiteSection | undefined): SiteSection[] =>
  section ? [{ ...section, isOn: false }] : [];

it.each<[string, Partial<SiteDocument>, number]>([
  ['nothing', {}, 0],
  ['a setting', { title: 'Harbour' }, 1],
  ['a value within a setting', { theme: { ...base.theme, accent: '#112233' } }, 1],
  ['two settings', { title: 'Harbour', languages: ['en'] }, 2],
  ['an added section', { sections: [...abcd, ...order('eeee')] }, 1],
  ['an added section at the start', { sections: [...order('eeee'), ...abcd] }, 1],
  ['a removed section', { sections: abcd.slice(1) }, 1],
  ['a changed section', { sections: [...other(abcd[0]), ...abcd.slice(1)] }, 1],
  ['a section moved to the end', { sections: order('bbbb', 'cccc', 'dddd', 'aaaa') }, 1],
  ['a section moved to the start', { sections: order('dddd', 'aaaa', 'bbbb', 'cccc') }, 1],
  ['two exchanged sections', { sections: order('bbbb', 'aaaa', 'cccc', 'dddd') }, 1],
  ['reversed sections', { sections: order('dddd', 'cccc', 'bbbb', 'aaaa') }, 3],
  ['a section that was moved and changed', { sections: [...abcd.slice(1), ...other(abcd[0])] }, 1],
  ['a replaced section', { sections: [...order('eeee'), ...abcd.slice(1)] }, 2],
])('counts %s', (_name, change, count) => {
  expect(countChanges({ ...base, ...change }, base)).toBe(count);
});

it('does not depend on the order of keys, which the database changes', () => {
  const { title, ...rest } = base;
  expect(countChanges({ ...rest, title }, base)).toBe(0);
});
