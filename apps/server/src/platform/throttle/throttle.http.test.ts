import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#/platform/db/connect.ts';
import type { Db } from '#/platform/db/schema.ts';
import { purgeThrottles } from '#/platform/throttle/throttle.repository.ts';
import { createThrottle, type ThrottleRule } from '#/platform/throttle/throttle.ts';
import { testSecrets } from '#/testing/app/test-secrets.ts';
import { createTestDatabase } from '#/testing/databases/database.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

const rule: ThrottleRule = { kind: 'test', limit: 3, windowMs: 60_000 };
const clock = new TestClock();
let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  const connection = connect({ connection: database.connection, poolSize: 8 });
  db = connection.db;
  close = async () => {
    await connection.close();
    await database.drop();
  };
});
afterAll(() => close());

const throttle = () => createThrottle({ db, clock, secrets: testSecrets() });
const fill = async (name: string) => {
  for (let tries = 0; tries < rule.limit; tries += 1) await throttle().take(rule, name);
};
const isOver = async (name: string) => (await throttle().take(rule, name)).isOver;

it('allows the attempts of a window, and reports with the first rejection when to retry', async () => {
  const taken = [];
  for (let tries = 0; tries < 5; tries += 1) taken.push(await throttle().take(rule, 'first'));
  expect(taken.map(({ isOver, isFirstOver }) => [isOver, isFirstOver])).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [true, true],
    [true, false],
  ]);
  expect(taken.at(-1)?.retryAfterS).toBe(60);
  clock.advance({ seconds: 59 });
  expect((await throttle().take(rule, 'first')).retryAfterS).toBe(1);
});

it('[A4] resets when the window ends: no one is locked out permanently', async () => {
  await fill('again');
  expect(await isOver('again')).toBe(true);
  clock.advance({ seconds: 60 });
  expect(await isOver('again')).toBe(false);
});

it('reports the first rejection of each window', async () => {
  await fill('anew');
  expect((await throttle().take(rule, 'anew')).isFirstOver).toBe(true);
  clock.advance({ seconds: 60 });
  await fill('anew');
  expect((await throttle().take(rule, 'anew')).isFirstOver).toBe(true);
});

it('[A4] serializes concurrent attempts', async () => {
  const taken = await Promise.all(Array.from({ length: 40 }, () => throttle().take(rule, 'parallel')));
  expect(taken.filter(({ isOver }) => !isOver)).toHaveLength(rule.limit);
  expect(taken.filter(({ isFirstOver }) => isFirstOver)).toHaveLength(1);
});

it('returns an attempt only to the window in which it was counted', async () => {
  const early = await throttle().take(rule, 'back');
  await fill('back');
  expect(await isOver('back')).toBe(true);
  await early.giveBack();
  expect(await isOver('back')).toBe(false);
  clock.advance({ seconds: 60 });
  await fill('back');
  await early.giveBack();
  expect(await isOver('back')).toBe(true);
});

it('does not count rejected attempts, so a returned one frees capacity', async () => {
  const taken = await Promise.all(Array.from({ length: 10 }, () => throttle().take(rule, 'room')));
  await Promise.all(taken.map((one) => one.giveBack()));
  expect(await isOver('room')).toBe(false);
});

it('starts a new window after all attempts were returned', async () => {
  await (await throttle().take(rule, 'returned')).giveBack();
  clock.advance({ seconds: 30 });
  expect((await throttle().take(rule, 'returned')).retryAfterS).toBe(60);
});

it('resets all attempts when cleared', async () => {
  await fill('clear');
  const last = await throttle().take(rule, 'clear');
  await last.clear();
  expect(await isOver('clear')).toBe(false);
});

it('counts each kind and each name separately', async () => {
  await fill('apart');
  expect(await isOver('apart2')).toBe(false);
  expect((await throttle().take({ ...rule, kind: 'other' }, 'apart')).isOver).toBe(false);
  expect((await throttle().take(rule, 'apart', '')).isOver).toBe(false);
});

it('rejects with the time to wait', async () => {
  await fill('pass');
  await expect(throttle().pass(rule, 'pass')).rejects.toMatchObject({
    code: 'request.rate_limited',
    headers: { 'retry-after': '60' },
  });
});

it('stores no user input', async () => {
  await throttle().take(rule, 'somebody@studio.test');
  const rows = await db.selectFrom('throttles').selectAll().execute();
  expect(rows.every(({ key }) => key.length === 32)).toBe(true);
  expect(rows.map(({ key }) => key.toString('latin1')).join()).not.toContain('studio');
});

it('expires at the end of the window, and not before', async () => {
  await fill('purged');
  await purgeThrottles(db, clock.now());
  expect(await isOver('purged')).toBe(true);
  clock.advance({ seconds: 60 });
  await purgeThrottles(db, clock.now());
  expect(await db.selectFrom('throttles').selectAll().execute()).toEqual([]);
});
