import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSkillIds } from '#/composition/seed/demo-skills.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { skillCalls } from '#/testing/skills/skill-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { submit, createReady } = skillCalls(() => test);

it.each([
  ['the account', () => ({ casts: null }), 1],
  ['casts, stations and sites', () => ({ casts: null, skills: [] }), 0],
  ['another skill', () => ({ casts: [], skills: [demoSkillIds.live] }), 0],
  ['the skill', (id: string) => ({ casts: [], skills: [id] }), 1],
  ['all skills', () => ({ casts: [], skills: null }), 1],
])('a webhook for %s hears of a move as selected', async (_name, selectionOf, count) => {
  await test.db.deleteFrom('webhook_endpoints').execute();
  const { id } = (await createReady()).skill;
  const hook = { url: 'https://hooks.example/', description: '', events: ['skill.state'] };
  const json = { ...hook, ...selectionOf(id) };
  expect((await test.call('/api/control/webhooks', { as: 'owner', json })).status).toBe(201);
  await submit(id);
  const rows = await test.db
    .selectFrom('webhook_messages')
    .select('body')
    .where('product', '=', `alexa:${id}`)
    .execute();
  expect(rows.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject(
    Array.from({ length: count }, () => ({
      type: 'skill.state',
      data: { skillId: id, name: 'Quiet Hill', state: 'in_review', previous: 'draft' },
    })),
  );
});
