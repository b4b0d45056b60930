import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { stagesOf } from '#/features/alexa/draft/skill-steps.ts';

const { skill, liveSkill, draftSkill } = fixtures;
const states = (of: Parameters<typeof stagesOf>[0]) =>
  stagesOf(of).map(({ state, isCurrent }) => (isCurrent ? `${state}!` : state));

test('the way of a skill ends where it is', () => {
  expect(states(draftSkill)).toEqual(['upcoming!', 'upcoming', 'upcoming', 'upcoming']);
  expect(states({ ...skill, state: 'in_review' })).toEqual(['done', 'upcoming!', 'upcoming', 'upcoming']);
  expect(states({ ...skill, state: 'changes_requested' })).toEqual([
    'done',
    'error!',
    'upcoming',
    'upcoming',
  ]);
  expect(states(skill)).toEqual(['done', 'done', 'error!', 'upcoming']);
  expect(states(liveSkill)).toEqual(['done', 'done', 'done', 'done!']);
});

test('a suspended skill shows how far it was', () => {
  const [first] = liveSkill.history;
  const history = [
    { ...first, state: 'suspended' } as (typeof liveSkill.history)[number],
    ...liveSkill.history,
  ];
  expect(states({ ...liveSkill, state: 'suspended', history })).toEqual(['done', 'done', 'done', 'done!']);
});

test('steps have the time that they took', () => {
  const [, review, certification] = stagesOf(skill);
  expect(review?.since).toBe(skill.history[3]?.at);
  expect(review?.until).toBe(skill.history[1]?.at);
  expect(certification?.until).toBe(skill.history[0]?.at);
});
