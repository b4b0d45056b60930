import { type ErrorCode, errorCodes, limits, type SavedStreams, uploadKinds } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#/composition/app.ts';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import { createDirectoryRegistry } from '#/modules/directories/directories/directory-registry.ts';
import { createSecretBox } from '#/platform/crypto/secrets.ts';
import { connect } from '#/platform/db/connect.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { startSecondStep, turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { inside, problemOf } from '#/testing/app/contract.ts';
import { invite, newAddress, newMember } from '#/testing/app/members.ts';
import { newPerson } from '#/testing/app/people.ts';
import { createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';
import { examples as castExamples } from '#/testing/examples/cast.examples.ts';
import { newToken, pushSong } from '#/testing/examples/now-playing.examples.ts';
import { testWithoutSong } from '#/testing/examples/outputs.examples.ts';
import { acknowledgeEnded, snoozeWithoutWatch, splitOpen } from '#/testing/examples/silence.examples.ts';
import { addTelephone, testDisabled } from '#/testing/examples/silence-recipients.examples.ts';
import {
  createSecondHarbour,
  publishEmpty,
  publishTakenDown,
  saveCode,
  saveSite,
} from '#/testing/examples/site-example.ts';
import { resumeAfterStaff } from '#/testing/examples/stations.examples.ts';
import { withTeamInvite } from '#/testing/examples/team-preparations.ts';
import { testTuneIn, withSong } from '#/testing/examples/tune-in.examples.ts';
import { replayToDisabled, withUnreadableSecret } from '#/testing/examples/webhooks.examples.ts';
import { widgetExample } from '#/testing/examples/widget-example.ts';
import { productErrorCauses } from '#/testing/product-error-causes.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';
import { addStationWithoutStream } from '#/testing/stations/station-without-stream.ts';
import { addListener, engineAnswers, streamIdOf } from '#/testing/statistics/listeners.ts';

/** Marks user input: no error response may repeat it. */
const typed = 'typed-by-somebody';
const wrong = { password: typed };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    timeoutMs: 300,
    signInLimits: {
      perAccount: 2,
      perAddress: 20,
      windowMs: 300_000,
      perName: 100_000,
      codesPerName: 100_000,
    },
  });
});
afterAll(() => test.close());

const person = () => newPerson(test, 'customer');
const signInOwner = (json: object, from = '203.0.113.1') =>
  test.call('/api/authenticate', { json: { ...credentialsOf('owner').json, ...json }, from });

const move = async () =>
  test.call(`/cast-api/api/aurora/listeners/${await addListener(test)}/move`, {
    as: 'owner',
    json: { streamId: await streamIdOf(test, '/aurora-32') },
  });

const domains = '/api/control/onepage/harbour/domains';
const addDomain = (domain: string) => test.call(domains, { as: 'owner', json: { domain } });

const upload = (file: Buffer) => test.call('/api/control/uploads?kind=image.logo', { as: 'owner', file });

const inviteCustomer = (email: string) =>
  test.call('/api/admin/customers', {
    as: 'admin',
    json: {
      email,
      firstName: 'Ines',
      lastName: 'Marchetti',
      country: 'IT',
      locale: 'fr',
      timezone: 'Europe/Rome',
    },
  });

/** The station of the demo, which plays a cast. */
const stationId = async () =>
  (
    await test.db
      .selectFrom('stations')
      .select('id')
      .where('name', '=', 'Radio Aurora')
      .executeTakeFirstOrThrow()
  ).id;

const changeStream = (id: string) =>
  test.call(`/api/control/station/${id}/stream-url`, {
    as: 'owner',
    json: { url: 'https://nowhere.example/live' },
    headers: { 'if-match': '0' },
  });

/** A call that produces each error code. */
const causes: Readonly<Record<ErrorCode, () => Promise<Response>>> = {
  'request.malformed': () => test.call('/api/authenticate', { json: `{"email":"${typed}` }),
  'request.invalid': () => test.call('/api/authenticate', { json: { email: typed, password: 7 } }),
  'route.not_found': () => test.call(`/api/${typed}`),
  'request.method_not_allowed': () => test.call('/api/control/products', { method: 'DELETE' }),
  'request.unsupported_media_type': () =>
    test.call('/api/authenticate', { json: typed, headers: { 'content-type': 'text/plain' } }),
  'request.too_large': () =>
    test.call('/api/authenticate', { json: { email: typed.repeat(limits.jsonBodyBytes / 10) } }),
  'request.idempotency_key_reused': async () => {
    const { call } = await person();
    const headers = { 'idempotency-key': 'a-key-of-somebody' };
    await call('/api/control/keep-alive', { method: 'POST', headers });
    return call('/api/control/sessions/end', { json: { keepCurrent: true }, headers });
  },
  'request.rate_limited': async () => {
    for (let count = 0; count < 2; count += 1) await signInOwner(wrong, '203.0.113.2');
    return signInOwner(wrong, '203.0.113.2');
  },
  'auth.invalid_credentials': () => signInOwner(wrong),
  'auth.code_required': async () => {
    const somebody = await person();
    await turnOnSecondStep(test, somebody);
    return test.call(somebody.signInPath, { json: somebody.credentials });
  },
  'auth.missing_token': () => test.call('/api/control/products'),
  'auth.invalid_token': () => test.call('/api/control/products', { token: typed }),
  'auth.forbidden': () => test.call('/api/admin/dashboard', { as: 'owner' }),
  'account.not_permitted': async () => {
    const { call } = await newMember(test, (await person()).token, { role: 'analyst' });
    return call('/api/control/cast/streams/aurora');
  },
  'account.read_only': async () => {
    const { about } = await person();
    const id = 'customerId' in about ? about.customerId : '';
    const json = { reason: 'Asked by telephone' };
    const view = await test.call(`/api/admin/customers/${id}/view-as`, { as: 'admin', json });
    const { token } = (await view.json()) as { token: string };
    return test.call('/api/control/keep-alive', { method: 'POST', token });
  },
  'station.suspended': async () => {
    const id = await stationId();
    await test.db.updateTable('stations').set({ status: 'suspended' }).where('id', '=', id).execute();
    const json = { name: typed.slice(0, 20), timezone: 'UTC' };
    const response = await test.call(`/api/control/station/${id}`, {
      as: 'owner',
      method: 'PUT',
      json,
      headers: { 'if-match': '0' },
    });
    await test.db.updateTable('stations').set({ status: 'active' }).where('id', '=', id).execute();
    return response;
  },
  'station.hosted': async () => changeStream(await stationId()),
  'station.paused_by_staff': () => resumeAfterStaff(test),
  'station.push_refused': () => pushSong(test, 'no token'),
  'station.push_disabled': async () => pushSong(test, await newToken(test)),
  'station.without_stream': async () => changeStream(await addStationWithoutStream(test)),
  'silence.channel_unavailable': () => addTelephone(test),
  'silence.recipient_disabled': () => testDisabled(test),
  'song_output.no_song': () => testWithoutSong(test),
  'station.stream_unusable': async () => {
    const { account_id: customerId } = await test.db
      .selectFrom('stations')
      .select('account_id')
      .executeTakeFirstOrThrow();
    const json = {
      customerId,
      label: 'Elsewhere',
      type: 'url',
      url: 'https://elsewhere.example/live',
      mount: null,
      sid: null,
      pollS: 30,
      stationName: 'Elsewhere',
    };
    const created = await test.call('/api/admin/streaming-services', { as: 'superadmin', json });
    const { stations } = (await created.json()) as { stations: { id: string }[] };
    return changeStream(stations[0]?.id ?? '');
  },
  'tune_in.not_configured': () => testTuneIn(test, null),
  'tune_in.no_song': async () => {
    await test.db.deleteFrom('tune_in_queue').execute();
    return testTuneIn(test, {});
  },
  'tune_in.disabled': () =>
    testTuneIn(test, { stopped: 'disabled', stopped_at: new Date(), stopped_reason: typed }),
  'tune_in.key_unreadable': async () => {
    await withSong(test);
    return testTuneIn(test, { partner_key: Buffer.from(typed) });
  },
  'tune_in.service_down': async () => {
    await withSong(test);
    const down = { opened_at: new Date(), until: new Date() };
    await test.db.updateTable('tune_in_breaker').set(down).execute();
    return testTuneIn(test, {});
  },
  'silence.off': () => snoozeWithoutWatch(test),
  'silence.incident_over': () => acknowledgeEnded(test),
  'silence.incident_open': () => splitOpen(test),
  'customer.email_in_use': () => inviteCustomer('owner@studio.test'),
  'customer.not_invited': async () => {
    const { about } = await person();
    const id = 'customerId' in about ? about.customerId : '';
    return test.call(`/api/admin/customers/${id}/invite`, { as: 'admin', method: 'POST' });
  },
  'customer.has_products': async () => {
    const { id } = (await (await inviteCustomer('ines@invited.test')).json()) as { id: string };
    const app = { id, account_id: id, platform: 'ios', name: 'Lagoon', status: 'live' } as const;
    await test.db.insertInto('mobile_apps').values(app).execute();
    return test.call(`/api/admin/customers/${id}/invite`, { as: 'admin', method: 'DELETE' });
  },
  'account.second_step_needed': async () => {
    const json = { requiresSecondStep: true };
    const headers = { 'if-match': '0' };
    return test.call('/api/admin/team-settings', { as: 'superadmin', method: 'PUT', json, headers });
  },
  'team.own_account': () => test.call('/api/admin/team/superadmin', { as: 'superadmin', method: 'DELETE' }),
  'team.already_member': () =>
    test.call('/api/admin/team-invites', {
      as: 'superadmin',
      json: { email: 'admin@studio.test', name: 'Ann', title: 'Support', role: 'admin', locale: 'en' },
    }),
  'team.username_taken': async () => {
    const { json } = await withTeamInvite(test);
    const acceptance = { ...json, username: 'admin', password: 'a quiet river at dusk' };
    return test.call('/api/auth/team-invite/accept', {
      json: { ...acceptance, locale: 'en', timezone: 'UTC' },
    });
  },
  'people.already_member': async () => {
    const { call, email } = await person();
    return call('/api/control/people-invites', { json: { email, role: 'manager', products: null } });
  },
  'people.already_in_account': async () => {
    const token = await invite(test, (await person()).token, {
      email: 'second@studio.test',
      role: 'manager',
    });
    return test.call('/api/control/people/join', { as: 'second', json: { token } });
  },
  'people.other_address': async () => {
    const token = await invite(test, (await person()).token, { email: newAddress(), role: 'manager' });
    return (await person()).call('/api/control/people/join', { json: { token } });
  },
  'people.owner_required': async () => (await person()).call('/api/control/people/leave', { method: 'POST' }),
  'auth.session_expired': async () => {
    const { call } = await person();
    await call('/api/control/sessions/end', { json: { keepCurrent: false } });
    return call('/api/control/products');
  },
  'auth.incorrect_password': async () => (await person()).call('/api/control/mfa/start', { json: wrong }),
  'auth.second_step_required': async () => {
    const somebody = await person();
    await turnOnSecondStep(test, somebody);
    const json = { email: 'changed@people.test', password: somebody.password };
    return somebody.call('/api/control/user-info/email', { json });
  },
  'auth.invalid_code': async () => {
    const somebody = await person();
    await startSecondStep(somebody);
    return somebody.call('/api/control/mfa/confirm', { json: { code: typed } });
  },
  'auth.invalid_link': () =>
    test.call('/api/auth/verify', { json: { token: typed, password: 'a quiet river at dusk' } }),
  'resource.version_conflict': () =>
    test.call('/api/control/cast/geolock/aurora', {
      as: 'owner',
      method: 'PUT',
      headers: { 'if-match': '99' },
      json: castExamples['geolock.update']?.json,
    }),
  'engine.not_configurable': async () => {
    await engineAnswers(test, { configurable: false });
    return test.call('/api/control/cast/password/aurora/aurora/rotate', {
      as: 'owner',
      json: { password: demoPassword },
    });
  },
  'source.password_unreadable': async () => {
    const password = createSecretBox([Buffer.alloc(32, 1)]).seal('typed', { rowId: '', column: '' });
    await test.db
      .updateTable('cast_streams')
      .set({ source_password: password })
      .where('mount', '=', '/meadow')
      .execute();
    return test.call('/api/control/cast/password/meadow/meadow/reveal', {
      as: 'second',
      json: { password: demoPassword },
    });
  },
  'cast.change_pending': async () => {
    await engineAnswers(test, {}, ['/aurora']);
    const path = '/api/control/cast/streams/aurora';
    const saved = (await (await test.call(path, { as: 'owner' })).json()) as SavedStreams;
    const streams = saved.streams.map((stream) => ({ ...stream, name: `${stream.name} 2` }));
    const change = (version: number) =>
      test.call(path, {
        as: 'owner',
        method: 'PUT',
        json: { streams },
        headers: { 'if-match': String(version) },
      });
    await change(saved.version);
    return change(saved.version + 1);
  },
  'cast.suspended': async () => {
    await engineAnswers(test);
    return test.call('/api/control/cast/stop/tidewater', { as: 'owner', method: 'POST' });
  },
  'cast.stopped': async () => {
    await engineAnswers(test);
    await test.call('/api/control/cast/stop/harbour', { as: 'owner', method: 'POST' });
    return test.call('/api/control/cast/restart/harbour', { as: 'owner', json: {} });
  },
  'cast.stopped_by_admin': async () => {
    await engineAnswers(test);
    await test.call('/api/control/cast/stop/harbour', { as: 'admin', method: 'POST' });
    return test.call('/api/control/cast/start/harbour', { as: 'owner', method: 'POST' });
  },
  'cast.off_air': async () => {
    await engineAnswers(test);
    return test.call('/api/control/cast/source/nightfall/kick', { as: 'owner', json: {} });
  },
  'cast.terminated': async () => {
    await test.db
      .updateTable('casts')
      .set({ terminated_at: test.clock.now() })
      .where('username', '=', 'atlantic')
      .execute();
    return test.call('/api/admin/cast/atlantic/unsuspend', {
      as: 'admin',
      method: 'POST',
      headers: { 'if-match': '0' },
    });
  },
  'request.answered': async () => {
    const { id } = await test.db
      .selectFrom('product_requests')
      .select('id')
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow();
    const refuse = () =>
      test.call(`/api/admin/requests/${id}/refuse`, { as: 'admin', json: { reason: typed } });
    await refuse();
    return refuse();
  },
  'engine.unsupported': async () => {
    await engineAnswers(test, { moveOneListener: false });
    return move();
  },
  'stream.incompatible': async () => {
    await engineAnswers(test, {}, ['/aurora']);
    return move();
  },
  'listener.not_found': () =>
    test.call('/api/control/cast/listeners/aurora/reveal-ip', {
      as: 'owner',
      json: castExamples['listeners.revealAddress']?.json,
    }),
  'resource.limit_reached': async () => {
    const save = () => test.call('/cast-api/api/harbour/widgets', { as: 'owner', json: widgetExample });
    for (let made = 0; made < limits.castWidgets; made += 1) await (await save()).body?.cancel();
    return save();
  },
  'directory.not_configured': async () => {
    const directories = createDirectoryRegistry({ yp: null, radioBrowser: null, isDemo: true });
    const app = await createApp({ ...test.deps, directories });
    const response = await app.fetch(
      new Request('http://studio.test/cast-api/api/harbour/directories/enable', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await test.tokenOf('owner')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ directory: 'xiph' }),
      }),
    );
    await app.close();
    return response;
  },
  'directory.disabled': () =>
    test.call('/cast-api/api/harbour/directories/check', { as: 'owner', json: { directory: 'xiph' } }),
  'domain.not_configured': async () => {
    const app = await createApp({ ...test.deps, sitesHost: null });
    const response = await app.fetch(
      new Request(`http://studio.test${domains}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await test.tokenOf('owner')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ domain: `${typed}.example` }),
      }),
    );
    await app.close();
    return response;
  },
  'domain.reserved': () => addDomain(`${typed}.studio.example`),
  'domain.already_exists': async () => {
    await addDomain(`${typed}.example`);
    return addDomain(`${typed}.example`);
  },
  'domain.limit_reached': async () => {
    for (let count = 0; count < limits.siteDomains; count += 1) await addDomain(`${count}.${typed}.example`);
    return addDomain(`${typed}.radio.example`);
  },
  // Of the demo: it waits for DNS.
  'domain.not_verified': () =>
    test.call(`${domains}/harbour-sessions.example/primary`, { as: 'owner', json: {} }),
  'site.empty': () => publishEmpty(test),
  'site.not_published': async () => {
    await saveSite(test);
    return test.call('/api/control/onepage/harbour/unpublish', { as: 'owner', json: {} });
  },
  'site.taken_down': () => publishTakenDown(test),
  'site.code_not_allowed': () => saveCode(test),
  'site.file_unknown': () =>
    saveSite(test, { logo: { file: `${'0'.repeat(64)}.webp`, width: 64, height: 64, alt: {} } }),
  'site.source_unknown': () => saveSite(test, { source: { kind: 'station', id: uuidv7() } }),
  'site.username_taken': () => createSecondHarbour(test),
  ...productErrorCauses(() => test),
  'webhook.disabled': () => replayToDisabled(test),
  'webhook.secret_unreadable': async () => {
    const { params } = await withUnreadableSecret(test);
    const path = `/api/control/webhooks/${params.id}/test`;
    return test.call(path, { as: 'owner', json: { event: 'cast.on_air' } });
  },
  'mfa.already_enabled': async () => {
    const somebody = await person();
    await turnOnSecondStep(test, somebody);
    return somebody.call('/api/control/mfa/start', { json: { password: somebody.password } });
  },
  'mfa.not_enrolled': async () =>
    (await person()).call('/api/control/mfa/confirm', { json: { code: typed } }),
  'resource.not_found': () => test.call(`/cast-api/api/${typed}/now`, { as: 'owner' }),
  'upload.too_large': () => upload(Buffer.alloc(uploadKinds['image.logo'].maxBytes + 1)),
  'upload.type_unsupported': () => upload(Buffer.from(`<svg>${typed}</svg>`)),
  'upload.dimensions': () => upload(createPng(8, 8)),
  'upload.unreadable': () => upload(createPng(64, 64).subarray(0, -8)),
  'upload.quota_exceeded': async () => {
    await upload(createPng(64, 64));
    await sql`update files set bytes = ${limits.uploadBytesPerAccount}`.execute(test.db);
    return upload(createPng(65, 65));
  },
  'storage.full': async () => {
    const full = Object.assign(new Error(typed), { code: 'ENOSPC' });
    const backend = { ...test.deps.storage.backend, put: () => Promise.reject(full) };
    const app = await createApp({ ...test.deps, storage: { ...test.deps.storage, backend } });
    const response = await app.fetch(
      new Request('http://studio.test/api/control/uploads?kind=image.logo', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await test.tokenOf('second')}`,
          'content-type': 'application/octet-stream',
        },
        body: new Uint8Array(createPng(64, 64)),
      }),
    );
    await app.close();
    return response;
  },
  'service.unavailable': async () => {
    const connection = connect({ connection: { host: '127.0.0.1', port: 1, user: typed } });
    const app = await createApp({ ...test.deps, connection });
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    const response = await app.fetch(new Request('http://studio.test/api/control/products', { headers }));
    await app.close();
    await connection.close();
    return response;
  },
  'service.timeout': async () => {
    await test.tokenOf('owner');
    return test.db.transaction().execute(async (tx) => {
      await sql`lock table mobile_apps`.execute(tx);
      return test.call('/api/control/mobile', { as: 'owner' });
    });
  },
  internal: async () => {
    await sql`update alexa_skills set status = ${typed}`.execute(test.db);
    return test.call('/api/control/alexa', { as: 'owner' });
  },
};

describe('each error code of the contract', () => {
  it.each(Object.entries(causes))(
    '[F5] %s is returned with its status and reveals no internals or user input',
    async (code, cause) => {
      const response = await cause();
      const headers = JSON.stringify([...response.headers]);
      const text = await response.clone().text();
      const problem = await problemOf(response);
      expect(problem).toMatchObject({ code, status: errorCodes[code as ErrorCode].status });
      expect(response.status).toBe(problem.status);
      expect(text).not.toMatch(inside);
      expect(text + headers).not.toContain(typed);
    },
  );
});
