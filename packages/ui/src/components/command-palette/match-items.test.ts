import { expect, it } from 'vitest';
import { matchGroups } from './match-items.ts';

const groups = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'dashboard', label: 'Dashboard' },
      { id: 'language', label: 'Language and region', keywords: ['Sprache', 'langue'] },
    ],
  },
  {
    id: 'casts',
    label: 'Casts',
    items: [
      { id: 'aurora', label: 'Radio Aurora', keywords: ['/128kbps', 'aurora'] },
      { id: 'emission', label: 'Émission du soir' },
      { id: 'aurora-talk', label: 'Aurora Talk' },
      { id: 'harbour', label: 'Harbour Sessions' },
    ],
  },
  { id: 'skills', label: 'Skills', items: [] },
];

function found(query: string): string[] {
  return matchGroups(groups, query).flatMap(({ items }) => items.map(({ id }) => id));
}

it('keeps the order and drops empty groups without a query', () => {
  expect(matchGroups(groups, '  ').map(({ id }) => id)).toEqual(['pages', 'casts']);
});

it('matches every word at any position', () => {
  expect(found('aurora radio')).toEqual(['aurora']);
  expect(found('aurora harbour')).toEqual([]);
});

it('ignores case, accents and width', () => {
  expect(found('EMISSION')).toEqual(['emission']);
  expect(found('ｅｍｉｓｓｉｏｎ')).toEqual(['emission']);
});

it('matches keywords', () => {
  expect(found('sprache')).toEqual(['language']);
  expect(found('128')).toEqual(['aurora']);
});

it('sorts the best matches first, with their group', () => {
  expect(found('aurora')).toEqual(['aurora-talk', 'aurora']);
  expect(found('ses')).toEqual(['harbour']);
  expect(found('ra')).toEqual(['aurora', 'aurora-talk', 'language']);
  expect(matchGroups(groups, 'a').map(({ id }) => id)).toEqual(['casts', 'pages']);
});
