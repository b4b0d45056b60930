import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { CallTools, OperationCall, OperationCalls } from './operation-calls.ts';

type Staff = ApiClients['main'];
const one = '/admin/cast/{username}';
const limits = { listenerLimit: 7, streamsLimit: 2, bitrateLimit: 64 };
const on = (username: string) => ({ path: { username } });
const over = (username: string, version: number) => ({
  ...on(username),
  header: { 'If-Match': String(version) },
});

/** The id of a new account, found by the email address of its owner. */
async function newAccount(staff: Staff, { as }: CallTools): Promise<string> {
  const { email } = (await as('customer')).person;
  const { items } = await unwrap(staff.GET('/admin/accounts', { params: { query: { q: email } } }));
  expect(items).toMatchObject([{ owner: { email } }]);
  return items[0]?.id ?? '';
}

/** Creates a cast for a new account. */
async function createCast(staff: Staff, tools: CallTools, username: string): Promise<void> {
  const accountId = await newAccount(staff, tools);
  const query = { username };
  const free = await unwrap(staff.GET('/admin/cast/availability', { params: { query } }));
  expect(free).toEqual({ username, isAvailable: true, problem: null });
  const body = { accountId, username, name: 'Slow River', timeZone: 'Asia/Tokyo', planId: null, limits };
  const made = await unwrap(staff.POST('/admin/cast', { body }));
  expect(made).toMatchObject({ username, limits, planEdition: null });
}

async function terminate(staff: Staff, username: string) {
  const { version } = await unwrap(staff.GET(one, { params: on(username) }));
  return unwrap(staff.DELETE(one, { params: over(username, version) }));
}

const terminateAndRestore: OperationCall = async (_owner, tools) => {
  const { main } = await tools.asSuperadmin();
  const username = 'slow-river';
  await createCast(main, tools, username);
  const preview = await unwrap(main.GET(`${one}/termination`, { params: on(username) }));
  expect(preview).toMatchObject({ streams: 1, sources: 0, widgets: 0, stations: 0 });
  const gone = await terminate(main, username);
  expect(gone.state).toBe('terminated');
  const back = await unwrap(main.POST(`${one}/restore`, { params: over(username, gone.version) }));
  expect(back.termination).toBeNull();
  await terminate(main, username);
};

const changePlanAndAccount: OperationCall = async (_owner, tools) => {
  const { main } = await tools.asSuperadmin();
  const username = 'slow-river-2';
  await createCast(main, tools, username);
  const plans = await unwrap(main.GET('/admin/plans'));
  const plan = plans.items.find(({ name }) => name === 'Cast 250');
  const body = { planId: plan?.id ?? '' };
  const preview = await unwrap(main.POST(`${one}/plan/preview`, { params: on(username), body }));
  expect(preview).toMatchObject({ before: limits, after: plan?.limits, exceeds: [] });
  const { version } = await unwrap(main.GET(one, { params: on(username) }));
  const changed = await unwrap(main.POST(`${one}/plan`, { params: over(username, version), body }));
  expect(changed).toMatchObject({ limits: plan?.limits, planEdition: { ...body, isCurrent: true } });
  const transfer = { accountId: await newAccount(main, tools) };
  const params = over(username, changed.version);
  const moved = await unwrap(main.POST(`${one}/transfer`, { params, body: transfer }));
  expect(moved.version).toBe(changed.version + 1);
  await terminate(main, username);
};

const noteAndSuspend: OperationCall = async (_owner, tools) => {
  const { main } = await tools.asSuperadmin();
  const username = 'slow-river-3';
  const params = on(username);
  await createCast(main, tools, username);
  const notes = `${one}/notes` as const;
  const note = await unwrap(main.POST(notes, { params, body: { text: 'Asked for a migration.' } }));
  expect((await unwrap(main.GET(notes, { params }))).items).toEqual([note]);
  await unwrap(main.DELETE(`${notes}/{id}`, { params: { path: { username, id: note.id } } }));
  expect((await unwrap(main.GET(notes, { params }))).items).toEqual([]);
  const suspend = { action: 'suspend' as const, usernames: [username], text: 'The invoice is overdue.' };
  const result = await unwrap(main.POST('/admin/cast/bulk', { body: suspend }));
  expect(result.items).toEqual([{ username, outcome: 'done', code: null }]);
  const log = await unwrap(main.GET(`${one}/log`, { params }));
  expect(log.items.map(({ detail }) => detail)).toContain('cast.suspended');
  await terminate(main, username);
};

export const calls: OperationCalls = {
  'creates, terminates and restores a cast': terminateAndRestore,
  'changes the plan of a cast and transfers it': changePlanAndAccount,
  'adds notes to a cast, suspends it with others and reads its log': noteAndSuspend,
};
