import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { OperationCall, OperationCalls } from './operation-calls.ts';

type Staff = ApiClients['main'];
const one = '/admin/cast/{username}';
const username = 'slow-river';
const params = { path: { username } };
const over = (version: number) => ({ ...params, header: { 'If-Match': String(version) } });

/** The account of a person, found by their email address. */
async function accountIdOf(staff: Staff, email: string): Promise<string> {
  const { items } = await unwrap(staff.GET('/admin/accounts', { params: { query: { q: email } } }));
  expect(items).toMatchObject([{ owner: { email } }]);
  return items[0]?.id ?? '';
}

/** Terminates the cast that it creates. */
const manageCast: OperationCall = async (_owner, { as, asSuperadmin }) => {
  const staff = (await asSuperadmin()).main;
  const first = await accountIdOf(staff, (await as('customer')).person.email);
  const second = await accountIdOf(staff, (await as('customer')).person.email);
  const query = { username };
  const free = await unwrap(staff.GET('/admin/cast/availability', { params: { query } }));
  expect(free).toEqual({ username, isAvailable: true, problem: null });
  const limits = { listenerLimit: 7, streamsLimit: 2, bitrateLimit: 64 };
  const body = { accountId: first, username, name: 'Slow River', timeZone: 'Asia/Tokyo', planId: null, limits };
  const made = await unwrap(staff.POST('/admin/cast', { body }));
  expect(made).toMatchObject({ username, limits, planEdition: null });

  await keepNotes(staff);
  await suspendInBulk(staff);
  const planned = await changePlan(staff);
  const transfer = { params: over(planned), body: { accountId: second } };
  const moved = await unwrap(staff.POST(`${one}/transfer`, transfer));
  expect(moved.version).toBe(planned + 1);
  const { items } = await unwrap(staff.GET(`${one}/log`, { params }));
  expect(items.map(({ detail }) => detail)).toContain('cast.transferred');
  await terminate(staff, moved.version);
};

async function keepNotes(staff: Staff): Promise<void> {
  const notes = `${one}/notes` as const;
  const note = await unwrap(staff.POST(notes, { params, body: { text: 'Asked for a migration.' } }));
  expect((await unwrap(staff.GET(notes, { params }))).items).toEqual([note]);
  await unwrap(staff.DELETE(`${notes}/{id}`, { params: { path: { username, id: note.id } } }));
  expect((await unwrap(staff.GET(notes, { params }))).items).toEqual([]);
}

async function suspendInBulk(staff: Staff): Promise<void> {
  const usernames = [username];
  const suspend = { action: 'suspend' as const, usernames, text: 'The invoice is overdue.' };
  const done = { items: [{ username, outcome: 'done', code: null }] };
  expect(await unwrap(staff.POST('/admin/cast/bulk', { body: suspend }))).toEqual(done);
  const unsuspend = { action: 'unsuspend' as const, usernames, text: null };
  expect(await unwrap(staff.POST('/admin/cast/bulk', { body: unsuspend }))).toEqual(done);
}

/** Returns the version of the cast. */
async function changePlan(staff: Staff): Promise<number> {
  const plans = await unwrap(staff.GET('/admin/plans'));
  const plan = plans.items.find(({ name }) => name === 'Cast 250');
  const body = { planId: plan?.id ?? '' };
  const preview = await unwrap(staff.POST(`${one}/plan/preview`, { params, body }));
  expect(preview).toMatchObject({ plan: plan?.name, after: plan?.limits, exceeds: [] });
  const { version } = await unwrap(staff.GET(one, { params }));
  const changed = await unwrap(staff.POST(`${one}/plan`, { params: over(version), body }));
  expect(changed).toMatchObject({ limits: plan?.limits, planEdition: { ...body, isCurrent: true } });
  return changed.version;
}

async function terminate(staff: Staff, version: number): Promise<void> {
  const preview = await unwrap(staff.GET(`${one}/termination`, { params }));
  expect(preview).toMatchObject({ streams: 1, sources: 0, widgets: 0, stations: 0 });
  const gone = await unwrap(staff.DELETE(one, { params: over(version) }));
  expect(gone.state).toBe('terminated');
  const back = await unwrap(staff.POST(`${one}/restore`, { params: over(gone.version) }));
  expect(back.termination).toBeNull();
  await unwrap(staff.DELETE(one, { params: over(back.version) }));
}

export const calls: OperationCalls = {
  'creates a cast, changes its plan, transfers, terminates and restores it': manageCast,
};
