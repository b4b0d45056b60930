import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#/platform/db/connect.ts';
import type { Db } from '#/platform/db/schema.ts';
import { purgeThrottles } from '#/platform/throttle/throttle.repository.ts';
import { createThrottle, type ThrottleRule } from '#/platform/throttle/throttle.ts';
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

const throttle = () => createThrottle({ db, clock });
const fill = async (name: string) => {
  for (let tries = 0; tries < rule.limit; tries += 1) await throttle().take(rule, name);
};
const isOver = async (name: string) => (await throttle().take(rule, name)).isOver;

it('lets a window have its tries, and says of the first that it refuses when to come back', async () => {
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

it('[A4] begins again when the window is over: nobody is locked out for good', async () => {
  await fill('again');
  expect(await isOver('again')).toBe(true);
  clock.advance({ seconds: 60 });
  expect(await isOver('again')).toBe(false);
});

it('says of each window anew which try was the first to be refused', async () => {
  await fill('anew');
  expect((await throttle().take(rule, 'anew')).isFirstOver).toBe(true);
  clock.advance({ seconds: 60 });
  await fill('anew');
  expect((await throttle().take(rule, 'anew')).isFirstOver).toBe(true);
});

it('[A4] counts tries at the same time one after another', async () => {
  const taken = await Promise.all(Array.from({ length: 40 }, () => throttle().take(rule, 'parallel')));
  expect(taken.filter(({ isOver }) => !isOver)).toHaveLength(rule.limit);
  expect(taken.filter(({ isFirstOver }) => isFirstOver)).toHaveLength(1);
});

it('takes a try back, but only from the window that it was counted in', async () => {
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

it('counts no refused try, so that what is given back makes room', async () => {
  const taken = await Promise.all(Array.from({ length: 10 }, () => throttle().take(rule, 'room')));
  await Promise.all(taken.map((one) => one.giveBack()));
  expect(await isOver('room')).toBe(false);
});

it('begins a new window after tries that were all given back', async () => {
  await (await throttle().take(rule, 'returned')).giveBack();
  clock.advance({ seconds: 30 });
  expect((await throttle().take(rule, 'returned')).retryAfterS).toBe(60);
});

it('forgets every try when it is cleared', async () => {
  await fill('clear');
  const last = await throttle().take(rule, 'clear');
  await last.clear();
  expect(await isOver('clear')).toBe(false);
});

it('counts each kind and each name apart', async () => {
  await fill('apart');
  expect(await isOver('apart2')).toBe(false);
  expect((await throttle().take({ ...rule, kind: 'other' }, 'apart')).isOver).toBe(false);
  expect((await throttle().take(rule, 'apart', '')).isOver).toBe(false);
});

it('refuses with the time to wait', async () => {
  await fill('pass');
  await expect(throttle().pass(rule, 'pass')).rejects.toMatchObject({
    code: 'request.rate_limited',
    headers: { 'retry-after': '60' },
  });
});

it('keeps nothing of what was typed', async () => {
  await throttle().take(rule, 'somebody@studio.test');
  const rows = await db.selectFrom('throttles').selectAll().execute();
  expect(rows.every(({ key }) => key.length === 32)).toBe(true);
  expect(rows.map(({ key }) => key.toString('latin1')).join()).not.toContain('studio');
});

it('is forgotten once the window is over, and not before', async () => {
  await fill('purged');
  await purgeThrottles(db, clock.now());
  expect(await isOver('purged')).toBe(true);
  clock.advance({ seconds: 60 });
  await purgeThrottles(db, clock.now());
  expect(await db.selectFrom('throttles').selectAll().execute()).toEqual([]);
});
