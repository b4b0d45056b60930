import type { AuditExport, AuditList, AuditVerification, PlanList } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainEntries } from '#/modules/admin/audit/audit-chain.ts';
import { purgeAudit } from '#/modules/admin/audit/purge-audit.ts';
import { newKeyOf, newStaffKey } from '#/testing/app/keys.ts';
import { newPerson } from '#/testing/app/people.ts';
import { type CallOptions, createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = async <T>(path: string) =>
  (await (await test.call(`/api/admin/audit${path}`, { as: 'superadmin' })).json()) as T;
const list = (query: string) => get<AuditList>(`?${query}`);
/** Runs a statement as a manipulator who can turn the triggers off. */
async function manipulate(statement: string): Promise<void> {
  await test.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(statement).execute(tx);
  });
}

describe('the audit log', () => {
  it('[H17] names actor, account, object, request and the changed fields', async () => {
    const { version, limits } = (await (
      await test.call('/api/admin/cast/aurora', { as: 'admin' })
    ).json()) as { version: number; limits: Record<string, number> };
    const change = await test.call('/api/admin/cast/aurora/limits', {
      as: 'admin',
      method: 'PUT',
      json: { ...limits, listenerLimit: 777 },
      headers: { 'if-match': String(version) },
    });
    expect(change.status).toBe(200);
    const { items, total } = await list('action=cast.limits_updated');
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      actor: { kind: 'admin', username: 'admin' },
      object: 'aurora',
      requestId: change.headers.get('x-request-id') ?? expect.any(String),
      before: { listenerLimit: limits.listenerLimit },
      after: { listenerLimit: 777 },
    });
    expect(items[0]?.account?.name).toBeTruthy();
    expect((await list(`accountId=${items[0]?.account?.id}&q=777%20aurora`)).total).toBe(1);
  });

  it('is filtered by actor, kind, words and day', async () => {
    const person = await newPerson(test, 'admin');
    await person.call('/api/control/sessions/end', { json: { keepCurrent: true } });
    expect((await list(`actor=${person.signInName}`)).items.map(({ action }) => action)).toEqual([
      'sessions.revoked',
      'session.created',
    ]);
    expect((await list(`actor=${person.signInName}&kind=customer`)).total).toBe(0);
    expect((await list(`q=${person.signInName}`)).total).toBe(2);
    const today = test.clock.now().toISOString().slice(0, 10);
    expect((await list(`actor=${person.signInName}&from=${today}`)).total).toBeGreaterThan(0);
    expect((await list('to=2001-01-01')).total).toBe(0);
    expect((await list('q=%25')).total).toBe(0);
  });

  it('keeps the name of a removed person of the staff, and no name of a deleted customer', async () => {
    const [staff, customer] = [await newPerson(test, 'admin'), await newPerson(test, 'customer')];
    for (const { call } of [staff, customer])
      await call('/api/control/sessions/end', { json: { keepCurrent: true } });
    await test.db.deleteFrom('admins').where('username', '=', staff.signInName).execute();
    const accountId = 'customerId' in customer.about ? customer.about.customerId : '';
    await test.db.deleteFrom('accounts').where('id', '=', accountId).execute();
    const { items } = await list('action=sessions.revoked&pageSize=2');
    expect(items.map(({ actor }) => actor)).toEqual([
      { kind: 'customer', name: null, username: null },
      { kind: 'admin', name: staff.name, username: null },
    ]);
  });

  it('is exported as CSV that no spreadsheet runs, and as NDJSON', async () => {
    const person = await newPerson(test, 'admin');
    await test.db
      .updateTable('admins')
      .set({ name: '=1+1' })
      .where('username', '=', person.signInName)
      .execute();
    const csv = await get<AuditExport>(`/export?format=csv&actor=${person.signInName}`);
    expect(csv).toMatchObject({ entries: 1, isComplete: true });
    expect(csv.name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.content).not.toMatch(/(^|,)"?=1\+1/m);
    const ndjson = await get<AuditExport>(`/export?format=ndjson&actor=${person.signInName}`);
    expect(JSON.parse(ndjson.content)).toMatchObject({ action: 'session.created', actor: { name: '=1+1' } });
  });
});

describe('an act for a customer', () => {
  it('[H17] names the account, and the API key that acted', async () => {
    const { items: plans } = (await (
      await test.call('/api/admin/plans', { as: 'admin' })
    ).json()) as PlanList;
    const owner = await newPerson(test, 'customer');
    const accountId = 'customerId' in owner.about ? owner.about.customerId : '';
    const { key, secret } = await newStaffKey(test, { name: 'Billing' });
    const draft = { accountId, planId: plans[0]?.id, limits: null, timeZone: 'Europe/Paris' };
    const create = async (username: string, by: CallOptions) => {
      const json = { ...draft, username, name: 'Radio Noor' };
      expect((await test.call('/api/admin/cast', { json, ...by })).status).toBe(201);
    };
    await create('noor-by-key', { token: secret });
    await create('noor-by-staff', { as: 'admin' });
    const own = await newKeyOf(owner);
    const { items } = await list(`accountId=${accountId}&pageSize=4`);
    const account = { id: accountId, name: 'Noor Vance' };
    expect(items).toMatchObject([
      { action: 'key.created', actor: { kind: 'customer' }, key: null, onBehalfOf: null, account },
      { action: 'cast.created', actor: { username: 'admin' }, key: null, onBehalfOf: account, account },
      {
        action: 'cast.created',
        actor: { username: 'superadmin' },
        key: { id: key.id, name: 'Billing', lastFour: secret.slice(-4) },
        onBehalfOf: account,
      },
      { action: 'session.created', onBehalfOf: null },
    ]);
    expect(JSON.stringify(items)).not.toContain(own.secret);
    expect((await list('q=Billing%20noor-by-key')).total).toBe(1);
    const { content } = await get<AuditExport>(
      `/export?format=csv&accountId=${accountId}&action=cast.created`,
    );
    const [head, ...lines] = content.trim().split(/\r?\n/);
    expect(head).toContain('actor,api_key,on_behalf_of,account');
    expect(lines.map((line) => line.split(',').slice(4, 7))).toEqual([
      ['Tomás Reyes', '', 'Noor Vance'],
      ['Ines Halloran', 'Billing', 'Noor Vance'],
    ]);
  });
});

describe('the chain of the audit log', () => {
  const verify = () => get<AuditVerification>('/verification');
  const newest = async () => {
    const { rows } = await sql<{ id: string }>`select max(id) as id from audit_trail`.execute(test.db);
    return rows[0]?.id ?? '';
  };

  it('[H17] covers each entry once, also with concurrent runs', async () => {
    expect((await verify()).unchained).toBeGreaterThan(0);
    await Promise.all([chainEntries(test), chainEntries(test)]);
    const before = await verify();
    expect(before).toMatchObject({ isIntact: true, unchained: 0, brokenAt: null });
    await newPerson(test, 'admin');
    await chainEntries(test);
    const after = await verify();
    expect(after).toMatchObject({ isIntact: true, entries: before.entries + 1 });
    expect(after.head?.hash).not.toBe(before.head?.hash);
  });

  it.each([
    ['a changed entry', (id: string) => `update audit_trail set actor_kind = 'system' where id = ${id}`],
    ['changed details', (id: string) => `update audit_trail set details = '{"a":1}' where id = ${id}`],
    [
      'a time that moved by a microsecond',
      (id: string) => `update audit_trail set at = at + interval '1 microsecond' where id = ${id}`,
    ],
    ['a deleted entry', (id: string) => `delete from audit_trail where id = ${id}`],
  ])('[H17] reveals %s', async (_name, statement) => {
    await newPerson(test, 'admin');
    await chainEntries(test);
    const id = await newest();
    const saved = await test.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await newPerson(test, 'admin');
    await chainEntries(test);
    await manipulate(statement(id));
    expect(await verify()).toMatchObject({ isIntact: false, brokenAt: id });
    // Restores the entry for the other tests.
    await manipulate(`delete from audit_trail where id = ${id}`);
    const { details, before: _before, after: _after, ...row } = saved;
    await sql`insert into audit_trail overriding system value
      select (jsonb_populate_record(null::audit_trail, ${JSON.stringify({ ...row, details })}::jsonb)).*`.execute(
      test.db,
    );
    expect(await verify()).toMatchObject({ isIntact: true });
  });

  it.each(['update audit_chain set hash = hash', 'delete from audit_chain', 'truncate audit_chain'])(
    '[H17] is append-only: the database rejects %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(test.db)).rejects.toThrow('append-only');
    },
  );

  it('[H17] continues after entries older than two years were deleted, which is recorded', async () => {
    await chainEntries(test);
    const before = new Date(Date.now() - 732 * 24 * 60 * 60_000);
    await purgeAudit(test.db, { now: test.clock.now(), before });
    expect((await list('action=audit.purged')).total).toBe(0);
    const { entries } = await verify();
    await manipulate(`update audit_chain set chained_at = chained_at - interval '3 years' where seq <= 3`);
    await manipulate(`update audit_trail set at = at - interval '3 years'
      where id in (select entry_id from audit_chain where seq <= 3)`);
    await purgeAudit(test.db, { now: test.clock.now(), before });
    await chainEntries(test);
    expect(await verify()).toMatchObject({ isIntact: true, entries: entries - 3 + 1 });
    expect((await list('action=audit.purged')).items[0]?.details).toMatchObject({ entries: 3 });
  });
});
