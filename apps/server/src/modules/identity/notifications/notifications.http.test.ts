import { type NotificationList, type NotificationSettings, notificationKinds } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productOfCast } from '#/platform/events/products.ts';
import { dispatchDue } from '#/platform/mail/dispatcher.ts';
import { createOutbox } from '#/platform/mail/outbox.ts';
import { notify } from '#/platform/notifications/notify.ts';
import { newMember } from '#/testing/app/members.ts';
import { mailsTo } from '#/testing/app/people.ts';
import { createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const settingsPath = '/api/control/notifications/settings';
const read = async () =>
  (await (await test.call(settingsPath, { as: 'owner' })).json()) as NotificationSettings;
const save = (json: object, version: number) =>
  test.call(settingsPath, { as: 'owner', method: 'PUT', json, headers: { 'if-match': String(version) } });
const ownerMail = credentialsOf('owner').json.email ?? '';
const kindsSent = () => mailsTo(test, ownerMail).map(({ kind }) => kind);
const auroraOf = () =>
  test.db
    .selectFrom('casts')
    .select(['id', 'account_id'])
    .where('username', '=', 'aurora')
    .executeTakeFirstOrThrow();

describe('the settings', () => {
  it('mail everything at any time at first, and are not overwritten by an older version', async () => {
    expect(await read()).toMatchObject({
      mailed: Object.keys(notificationKinds),
      quietHours: null,
      version: 0,
      offered: Object.entries(notificationKinds).map(([kind, { isUrgent }]) => ({ kind, isUrgent })),
    });
    const change = { mailed: ['webhook_disabled'], quietHours: { from: '22:00', until: '07:00' } };
    expect(await (await save(change, 0)).json()).toMatchObject({ ...change, version: 1 });
    expect((await save(change, 0)).status).toBe(412);
    const same = { ...change, quietHours: { from: '22:00', until: '22:00' } };
    expect((await save(same, 1)).status).toBe(422);
  });

  it('offer only what concerns the role', async () => {
    const { call } = await newMember(test, await test.tokenOf('owner'), { role: 'analyst' });
    expect(((await (await call(settingsPath)).json()) as NotificationSettings).offered).toEqual([]);
  });
});

describe('a suspension', () => {
  const act = async (path: string, json: object) => {
    const cast = (await (await test.call('/api/admin/cast/aurora', { as: 'admin' })).json()) as {
      version: number;
    };
    const headers = { 'if-match': String(cast.version) };
    const answer = await test.call(`/api/admin/cast/aurora/${path}`, { as: 'admin', json, headers });
    expect(answer.status).toBe(200);
  };

  it('is mailed to the owner, with its end, and listed', async () => {
    await act('suspend', { reason: 'Invoice' });
    test.clock.advance({ minutes: 1 });
    await act('unsuspend', {});
    expect(mailsTo(test, ownerMail)).toMatchObject([
      {
        kind: 'cast_suspended',
        cast: 'aurora',
        reason: 'Invoice',
        link: 'https://studio.example/cast/aurora',
      },
      { kind: 'cast_unsuspended', cast: 'aurora' },
    ]);
    const list = (await (
      await test.call('/api/control/notifications', { as: 'owner' })
    ).json()) as NotificationList;
    expect(list).toMatchObject({
      total: 2,
      items: [
        { kind: 'cast_unsuspended', about: 'aurora', channel: 'mail', state: 'queued', settledAt: null },
        { kind: 'cast_suspended' },
      ],
    });
    const others = await test.call('/api/control/notifications', { as: 'second' });
    expect(await others.json()).toMatchObject({ total: 0 });
  });

  it('is not mailed to those who turned it off', async () => {
    await save({ mailed: ['cast_unsuspended'], quietHours: null }, 0);
    await act('suspend', { reason: 'Invoice' });
    await act('unsuspend', {});
    expect(kindsSent()).toEqual(['cast_unsuspended']);
  });

  it('is not mailed to a limited person without the cast', async () => {
    const { id } = await test.db
      .selectFrom('casts')
      .select('id')
      .where('username', '=', 'harbour')
      .executeTakeFirstOrThrow();
    const products = [{ kind: 'cast', id }] as const;
    const { email } = await newMember(test, await test.tokenOf('owner'), { role: 'manager', products });
    await act('suspend', { reason: 'Invoice' });
    expect(mailsTo(test, email).map(({ kind }) => kind)).not.toContain('cast_suspended');
    expect(kindsSent()).toEqual(['cast_suspended']);
  });
});

describe('quiet hours', () => {
  it('delay what is not urgent, and the receipt tells when it was sent', async () => {
    // 09:10 in Dublin
    await save(
      { mailed: ['cast_suspended', 'webhook_disabled'], quietHours: { from: '09:00', until: '10:00' } },
      0,
    );
    const { clock, db } = test;
    const { secrets, logger } = test.deps;
    const mailer = createOutbox({ clock, secrets, sender: { brand: 'Studio', company: 'Unmuted Ltd' } });
    const { id, account_id: accountId } = await auroraOf();
    const about = { accountId, products: [productOfCast(id)], about: 'aurora' };
    const shared = { link: 'https://studio.example', cast: 'aurora', reason: '', host: 'hooks.example' };
    await notify({ clock, mailer }, db, {
      ...about,
      kind: 'webhook_disabled',
      mailTo: (name) => ({ ...shared, kind: 'webhook_gone', name }),
    });
    await notify({ clock, mailer }, db, {
      ...about,
      kind: 'cast_suspended',
      mailTo: (name) => ({ ...shared, kind: 'cast_suspended', name }),
    });
    const send = () => dispatchDue({ db, clock, secrets, logger, transport: { send: async () => {} } });
    expect(await send()).toBe(1);
    const states = async () =>
      (
        (await (await test.call('/api/control/notifications', { as: 'owner' })).json()) as NotificationList
      ).items.map(({ kind, state }) => [kind, state]);
    expect(new Map((await states()) as [string, string][])).toEqual(
      new Map([
        ['cast_suspended', 'sent'],
        ['webhook_disabled', 'queued'],
      ]),
    );
    clock.advance({ minutes: 50 });
    expect(await send()).toBe(1);
  });
});
