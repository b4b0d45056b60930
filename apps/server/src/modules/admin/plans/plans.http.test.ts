import { type Plan, type PlanList, planList } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { planDraft, withNewCast } from '#/testing/examples/plan-preparations.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function list(): Promise<Plan[]> {
  const body = (await (await test.call('/api/admin/plans', { as: 'admin' })).json()) as PlanList;
  expectExactly(planList, body);
  return body.items;
}
const planNamed = async (name: string): Promise<Plan> => {
  const found = (await list()).find((plan) => plan.name === name);
  if (!found) throw new Error(`There is no plan ${name}.`);
  return found;
};
const change = (method: 'PUT' | 'POST', path: string, version: number, json?: object) =>
  test.call(`/api/admin/plans/${path}`, {
    as: 'admin',
    method,
    headers: { 'if-match': String(version) },
    ...(json && { json }),
  });
const draftOf = ({ name, kind, limits, priceText, isPublic, isSelfService }: Plan) => ({
  name,
  kind,
  limits,
  priceText,
  isPublic,
  isSelfService,
});

it('a used plan gets a new edition, and its casts keep theirs', async () => {
  const before = await planNamed('Cast 500');
  expect(before).toMatchObject({ casts: 1, edition: 1, earlierCasts: 0 });
  const limits = { listenerLimit: 600, streamsLimit: 3, bitrateLimit: 320 };
  const response = await change('PUT', before.id, before.version, { ...draftOf(before), limits });
  expect(await response.json()).toMatchObject({ edition: 2, limits, casts: 1, earlierCasts: 1 });
  const cast = await (await test.call('/api/admin/cast/aurora', { as: 'admin' })).json();
  expect(cast).toMatchObject({
    listenerLimit: 500,
    planEdition: { planId: before.id, edition: 1, isCurrent: false },
  });
  const stale = await change('PUT', before.id, before.version, draftOf(before));
  expect(await problemOf(stale)).toMatchObject({
    code: 'resource.version_conflict',
    current: { edition: 2 },
  });
});

it('an unused plan is edited in place', async () => {
  const created = (await (
    await test.call('/api/admin/plans', { as: 'admin', json: planDraft })
  ).json()) as Plan;
  const response = await change('PUT', created.id, 0, { ...planDraft, priceText: '€59 per month' });
  expect(await response.json()).toMatchObject({ edition: 1, priceText: '€59 per month', version: 1 });
});

it('an archived plan is not offered, and keeps its casts', async () => {
  const { id, version } = await planNamed('Cast 100');
  const offers = async () => {
    const body = await (await test.call('/api/control/plans', { as: 'owner' })).json();
    return (body as { items: { name: string }[] }).items.map(({ name }) => name);
  };
  expect(await offers()).toContain('Cast 100');
  expect(await (await change('POST', `${id}/archive`, version)).json()).toMatchObject({ casts: 3 });
  expect(await offers()).not.toContain('Cast 100');
  expect((await list()).at(-1)?.name).toBe('Cast 100');
  await change('POST', `${id}/restore`, version + 1);
  expect(await offers()).toContain('Cast 100');
});

it('rejects a self-service plan that is not public, and limits out of range', async () => {
  const create = async (json: object) =>
    (await problemOf(await test.call('/api/admin/plans', { as: 'admin', json }))).errors;
  expect(await create({ ...planDraft, isPublic: false, isSelfService: true })).toMatchObject([
    { pointer: '/isSelfService' },
  ]);
  const limits = { ...planDraft.limits, listenerLimit: 0 };
  expect(await create({ ...planDraft, limits })).toMatchObject([{ pointer: '/limits/listenerLimit' }]);
});

it('changes of plans are audited', async () => {
  await withNewCast(test);
  const rows = await test.db
    .selectFrom('audit_trail')
    .select(['action', 'account_id'])
    .where(sql<boolean>`action like 'plan.%'`)
    .execute();
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(['plan.created', 'plan.updated', 'plan.archived', 'plan.restored']),
  );
});
