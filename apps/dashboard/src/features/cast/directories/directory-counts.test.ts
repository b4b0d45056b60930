import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { countDirectories } from '#/features/cast/directories/directory-counts.ts';

const { announcedDirectories: spoken, manualDirectories: guided } = fixtures;

test('counts only confirmed directories as listed and only enabled ones in total', () => {
  const figures = countDirectories(
    [spoken.off, spoken.listed, spoken.refused, guided.submitted, guided.off],
    true,
  );
  expect(figures).toMatchObject({ listed: 1, wanted: 3 });
});

test.each([
  ['a refusal comes before an answer that is due', [spoken.waiting, spoken.refused], true, 'refused'],
  ['what is not public has to be, before anything else', [spoken.refused, spoken.notPublic], true, 'public'],
  ['a listing that is not public is told of before the directories know', [spoken.waiting], false, 'public'],
  ['a directory that does not answer', [spoken.listed, spoken.unreachable], true, 'unreachable'],
  ['a cast off air is waited for', [spoken.offAir], true, 'on_air'],
  ['a form that led to nothing yet', [spoken.listed, guided.notSeen], true, 'not_found'],
  ['an answer that is due', [spoken.listed, guided.submitted], true, 'waits'],
  ['all is well', [spoken.listed, guided.listed, spoken.off], true, 'none'],
  ['nothing is turned on', [spoken.off, guided.off], false, 'begin'],
  ['nothing can be turned on', [spoken.notConfigured, guided.off], false, 'not_configured'],
] as const)('next: %s', (_name, directories, isPublic, kind) => {
  expect(countDirectories(directories, isPublic).next.kind).toBe(kind);
});
