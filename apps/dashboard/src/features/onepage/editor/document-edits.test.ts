import { siteDocument } from '@unmuted/api/contract';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import {
  addSection,
  groupsOf,
  moveSection,
  offeredTypes,
  removeSection,
  returnSection,
  sectionTypes,
  withText,
} from '#/features/onepage/editor/document-edits.ts';

const { siteDocument: full, emptySiteDocument: empty } = fixtures;
const idsOf = ({ sections }: typeof full) => sections.map(({ id }) => id);

test.each(sectionTypes)('a new section %s is accepted by the contract', (type) => {
  const { document, id } = addSection(empty, type);
  expect(siteDocument.safeParse(document).error).toBeUndefined();
  expect(idsOf(document)).toEqual([id]);
});

test('offers kinds that are on a page once only while they are missing, code if allowed, and none above twenty', () => {
  expect(offeredTypes(empty, { allowsCode: true })).toEqual(sectionTypes);
  expect(offeredTypes(full, { allowsCode: false })).toEqual([
    'about',
    'presenters',
    'podcasts',
    'gallery',
    'events',
    'donate',
    'sponsors',
    'socials',
    'text',
  ]);
  let document = full;
  for (let count = full.sections.length; count < 20; count += 1)
    ({ document } = addSection(document, 'text'));
  expect(new Set(idsOf(document)).size).toBe(20);
  expect(siteDocument.safeParse(document).success).toBe(true);
  expect(offeredTypes(document, { allowsCode: true })).toEqual([]);
});

test('a new section follows those that are on, and a hero is first', () => {
  const { document, id } = addSection(full, 'text');
  expect(groupsOf(document).on.at(-1)?.id).toBe(id);
  const withoutHero = removeSection(full, 'hero1');
  expect(addSection(withoutHero, 'hero').document.sections[0]?.type).toBe('hero');
});

test('a removed section returns to its place once', () => {
  const section = full.sections[3];
  if (!section) throw new Error('The fixture has no fourth section.');
  const removed = removeSection(full, section.id);
  expect(idsOf(removed)).not.toContain(section.id);
  const back = returnSection(removed, section, 3);
  expect(back).toEqual(full);
  expect(returnSection(back, section, 3)).toBe(back);
});

test('sections move within their group, and the hero stays first', () => {
  const { on, off } = groupsOf(full);
  const moved = moveSection(full, 'on', 1, 3);
  expect(
    groupsOf(moved)
      .on.map(({ id }) => id)
      .slice(0, 4),
  ).toEqual(['hero1', 'songs1', 'about1', 'schedule1']);
  expect(groupsOf(moved).off).toEqual(off);
  expect(groupsOf(moveSection(full, 'on', 1, 0)).on[0]).toEqual(on[0]);
  expect(moveSection(full, 'off', 99, 0)).toBe(full);
});

test('a text changes in one language, and an empty one is left out', () => {
  expect(withText({ en: 'One', fr: 'Un' }, 'fr', 'Une')).toEqual({ en: 'One', fr: 'Une' });
  expect(withText({ en: 'One', fr: 'Un' }, 'fr', '')).toEqual({ en: 'One' });
});
