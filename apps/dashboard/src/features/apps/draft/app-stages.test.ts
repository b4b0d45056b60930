import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { appStagesOf } from '#/features/apps/draft/app-stages.ts';

const { app, returnedApp } = fixtures;
const statesOf = (...[given]: Parameters<typeof appStagesOf>) =>
  appStagesOf(given).map(({ state, isCurrent }) => (isCurrent ? `[${state}]` : state));

test('an app in its store has gone all the way', () => {
  expect(statesOf(app)).toEqual(['done', 'done', 'done', 'done', '[done]']);
});

test.each([
  ['changes_requested', ['done', '[error]', 'upcoming', 'upcoming', 'upcoming']],
  ['build_failed', ['done', 'done', '[error]', 'upcoming', 'upcoming']],
  ['submitted', ['done', 'done', 'done', '[upcoming]', 'upcoming']],
  ['removed_by_store', ['done', 'done', 'done', 'done', '[error]']],
] as const)('shows %s', (state, expected) => {
  expect(statesOf({ ...app, state })).toEqual(expected);
});

test('an app on hold stays where it was', () => {
  const [step] = returnedApp.history;
  const history = [...(step ? [{ ...step, state: 'on_hold' as const }] : []), ...returnedApp.history];
  expect(statesOf({ ...returnedApp, state: 'on_hold', history })).toEqual(statesOf(returnedApp));
});
