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

it('keeps all in its order while nothing is typed, but for empty groups', () => {
  expect(matchGroups(groups, '  ').map(({ id }) => id)).toEqual(['pages', 'casts']);
});

it('finds by every word, wherever it stands', () => {
  expect(found('aurora radio')).toEqual(['aurora']);
  expect(found('aurora harbour')).toEqual([]);
});

it('knows neither case nor accents nor width', () => {
  expect(found('EMISSION')).toEqual(['emission']);
  expect(found('ｅｍｉｓｓｉｏｎ')).toEqual(['emission']);
});

it('finds by other words', () => {
  expect(found('sprache')).toEqual(['language']);
  expect(found('128')).toEqual(['aurora']);
});

it('puts the best matches first, and their group before the others', () => {
  expect(found('aurora')).toEqual(['aurora-talk', 'aurora']);
  expect(found('ses')).toEqual(['harbour']);
  expect(found('ra')).toEqual(['aurora', 'aurora-talk', 'language']);
  expect(matchGroups(groups, 'a').map(({ id }) => id)).toEqual(['casts', 'pages']);
});
