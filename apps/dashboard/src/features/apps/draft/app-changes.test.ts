import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { changesBetween, mergeChanges } from '#/features/apps/draft/app-changes.ts';
import { withListing } from '#/features/apps/draft/app-documents.ts';

const before = fixtures.appDocument;
const mine = {
  ...before,
  ...withListing(before, 'fr-FR', { title: 'Aurora' }),
  website: 'https://mine.example',
  legal: { ...before.legal, isNews: true },
};

test('names each difference, with what listeners need to see it', () => {
  expect(changesBetween(before, mine).map(({ id, effect }) => `${id}: ${effect}`)).toEqual([
    'website: live',
    'legal.isNews: store',
    'fr-FR/title: store',
  ]);
});

test('combines the chosen fields of two documents', () => {
  const theirs = { ...before, website: 'https://theirs.example', privacyUrl: 'https://theirs.example/p' };
  const merged = mergeChanges(theirs, mine, ['fr-FR/title', 'legal.isNews']);
  expect(merged).toMatchObject({
    website: 'https://theirs.example',
    privacyUrl: 'https://theirs.example/p',
    legal: { isNews: true },
    listings: [{ title: 'Radio Aurora' }, { title: 'Aurora' }],
  });
});
