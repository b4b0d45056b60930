import type { ReportSchedule } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendReports } from '#/modules/statistics/reports/send-reports.ts';
import type { ReportMail } from '#/platform/mail/report.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';
import { clearCounts } from '#/testing/databases/clear-counts.ts';
import { addListener } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await clearCounts(test.db);
  await test.db.deleteFrom('listener_sessions').execute();
  await test.db.updateTable('casts').set({ timezone: 'Europe/Dublin' }).execute();
  test.clock.set(wednesday);
});
afterEach(() => test.close());

const path = '/api/control/cast/report-schedules/aurora';
const wednesday = new Date('2026-09-09T12:00:00Z');
const monday = new Date('2026-09-14T07:00:00Z');
const nextMonday = new Date('2026-09-21T07:00:00Z');
const minuteMs = 60_000;

async function signedIn(): Promise<string> {
  const { path: to, json } = credentialsOf('owner');
  return ((await (await test.call(to, { json })).json()) as { token: string }).token;
}
const change = async (weekly: boolean, monthly = false) =>
  test.call(path, { token: await signedIn(), method: 'PUT', json: { weekly, monthly } });
const read = async () =>
  (await (await test.call(path, { token: await signedIn() })).json()) as ReportSchedule;
const send = () => sendReports({ ...test.deps, db: test.db });
const listened = (at: string) =>
  addListener(test, {
    startedAt: new Date(at),
    ended_at: new Date(Date.parse(at) + 30 * minuteMs),
    end_reason: 'left',
  });
const reports = () =>
  test.mails.flatMap(({ to, mail }) => ('report' in mail ? [{ to, mail: mail as ReportMail }] : []));
const stopPath = () => {
  const [{ mail } = fail()] = reports();
  return new URL(mail.stopLink).pathname;
};
const actions = async () =>
  (await test.db.selectFrom('audit_trail').select('action').execute())
    .map(({ action }) => action)
    .filter((action) => action.startsWith('report.'));

describe('the reports of a cast', () => {
  it('are off by default, and return the next due time once enabled', async () => {
    expect(await read()).toEqual({
      username: 'aurora',
      weekly: false,
      monthly: false,
      to: 'owner@studio.test',
      timeZone: 'Europe/Dublin',
      next: { weekly: null, monthly: null },
    });
    expect((await change(true, true)).status).toBe(200);
    const { next } = await read();
    expect(next).toEqual({ weekly: '2026-09-14T07:00:00.000Z', monthly: '2026-10-01T07:00:00.000Z' });
    expect(await actions()).toEqual(['report.updated']);
  });

  it('belong to its owner: others get 404, and staff can enable them for the owner', async () => {
    expect((await test.call(path, { as: 'second' })).status).toBe(404);
    expect((await test.call(`${path}/send`, { as: 'second', json: { period: 'week' } })).status).toBe(404);
    const json = { weekly: true, monthly: false };
    expect((await test.call(path, { as: 'admin', method: 'PUT', json })).status).toBe(200);
    await listened('2026-09-08T10:00:00Z');
    test.clock.set(monday);
    await send();
    expect(reports().map(({ to }) => to.email)).toEqual(['owner@studio.test']);
  });

  it('are sent once, on the following morning, with figures of this week and the one before', async () => {
    await change(true);
    await listened('2026-09-08T10:00:00Z');
    await listened('2026-09-01T10:00:00Z');
    await listened('2026-09-14T06:00:00Z');
    test.clock.set(new Date(monday.getTime() - 1_000));
    expect(await send()).toBe(0);
    test.clock.set(monday);
    // Simulates concurrent servers.
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await send()).toBe(0);
    const [{ to, mail } = fail(), ...others] = reports();
    expect(others).toEqual([]);
    expect(to).toMatchObject({ email: 'owner@studio.test', locale: 'en' });
    expect(mail).toMatchObject({
      kind: 'weekly_report',
      link: 'https://studio.example/cast/aurora/stats?from=2026-09-07&to=2026-09-13',
      report: { cast: 'aurora', from: '2026-09-07', to: '2026-09-13' },
    });
    const figure = (wanted: string) => mail.report.figures.find(({ id }) => id === wanted);
    expect(figure('starts')).toEqual({ id: 'starts', kind: 'count', value: 1, before: 1 });
    expect(figure('tlh')).toMatchObject({ value: 0.5 });
    test.clock.set(nextMonday);
    await listened('2026-09-15T10:00:00Z');
    expect([await send(), reports().length]).toEqual([1, 2]);
  });

  it('of a month are sent on its first day, in addition to weekly ones', async () => {
    await change(true, true);
    await listened('2026-09-26T10:00:00Z');
    test.clock.set(new Date('2026-10-01T07:00:00Z'));
    // Monday's report is less than three days late.
    expect(await send()).toBe(2);
    const [, { mail } = fail()] = reports();
    expect(mail).toMatchObject({ kind: 'monthly_report', report: { from: '2026-09-01', to: '2026-09-30' } });
  });

  it.each([
    ['turned on after the morning', () => test.clock.set(monday), new Date(monday.getTime() + minuteMs)],
    ['more than three days late', () => {}, new Date('2026-09-17T08:00:00Z')],
  ])('are not sent when %s', async (_why, prepare, at) => {
    prepare();
    test.clock.advance({ seconds: 1 });
    await listened('2026-09-08T10:00:00Z');
    await change(true);
    test.clock.set(at);
    expect(await send()).toBe(0);
  });

  it('are not sent without data, nor to a closed account', async () => {
    await change(true);
    test.clock.set(monday);
    expect(await send()).toBe(0);
    await listened('2026-09-08T10:00:00Z');
    await test.db.updateTable('customers').set({ disabled_at: monday }).execute();
    expect(await send()).toBe(0);
    await test.db.updateTable('customers').set({ disabled_at: null }).execute();
    expect(await send()).toBe(1);
  });

  it('that fail are retried by the next run', async () => {
    await change(true);
    await listened('2026-09-08T10:00:00Z');
    test.clock.set(monday);
    const broken = { send: () => Promise.reject(new Error('no disk')) };
    await expect(sendReports({ ...test.deps, db: test.db, mailer: broken })).rejects.toThrow('no disk');
    expect(await send()).toBe(1);
  });

  it('contain no sample data', async () => {
    await change(true);
    await listened('2026-09-08T10:00:00Z');
    await sql`insert into cast_quarters (cast_id, at, sample, samples, total, lowest, highest)
      select id, '2026-09-08T10:00:00Z', true, 90, 9000, 90, 110 from casts where username = 'aurora'`.execute(
      test.db,
    );
    test.clock.set(monday);
    await send();
    const [{ mail } = fail()] = reports();
    expect(mail.report.figures.slice(0, 2).map(({ value }) => value)).toEqual([null, null]);
  });
});

describe('a report requested now', () => {
  const now = async (period = 'week') =>
    test.call(`${path}/send`, { token: await signedIn(), json: { period } });

  it('covers the last full period, does not replace scheduled reports, and is rate limited', async () => {
    await change(true);
    await listened('2026-09-03T10:00:00Z');
    const answer = await now();
    expect(await answer.json()).toEqual({ sent: true, to: 'owner@studio.test' });
    expect(reports()[0]?.mail.report).toMatchObject({ from: '2026-08-31', to: '2026-09-06' });
    for (let sent = 1; sent < 5; sent += 1) await now();
    expect((await problemOf(await now())).code).toBe('request.rate_limited');
    expect(reports()).toHaveLength(5);
    expect(await actions()).toContain('report.sent');
  });

  it('is not sent without data', async () => {
    expect(await (await now('month')).json()).toEqual({ sent: false, to: 'owner@studio.test' });
    expect([reports(), await actions()]).toEqual([[], []]);
  });
});

describe('the unsubscribe link', () => {
  beforeEach(async () => {
    await change(true, true);
    await listened('2026-09-08T10:00:00Z');
    test.clock.set(monday);
    await send();
  });

  it('asks for confirmation in the language of the account, and loads nothing', async () => {
    await test.db.updateTable('customers').set({ locale: 'fr' }).execute();
    const answer = await test.call(stopPath());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const page = await answer.text();
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('<form method="post"><button>Ne plus les recevoir</button></form>');
    expect(page).toContain('aurora');
    expect((await read()).weekly).toBe(true);
  });

  it('turns both reports off by an unauthenticated mail client request', async () => {
    const answer = await test.call(stopPath(), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      json: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('The mails are stopped'),
    ]);
    expect(await read()).toMatchObject({ weekly: false, monthly: false });
    expect((await test.call(stopPath(), { method: 'POST' })).status).toBe(200);
    expect((await actions()).filter((action) => action === 'report.unsubscribed')).toHaveLength(1);
    await listened('2026-09-15T10:00:00Z');
    test.clock.set(nextMonday);
    expect(await send()).toBe(0);
  });

  it.each(['GET', 'POST'])('does nothing by %s once it was changed', async (method) => {
    const answer = await test.call(`${stopPath().slice(0, -2)}xx`, { method });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('does not hold')]);
    expect((await read()).weekly).toBe(true);
  });
});

function fail(): never {
  throw new Error('There is none.');
}
