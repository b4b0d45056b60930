import { createApiClients, type GeoRules, type LiveEvent, unwrap } from '@unmuted/api';
import { termsVersion } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../../apps/server/src/testing/app/authenticator.ts';
import { operations } from '../../apps/server/src/testing/app/contract.ts';
import { newPerson, type Role } from '../../apps/server/src/testing/app/people.ts';
import { createTestApp, credentialsOf, type TestApp } from '../../apps/server/src/testing/app/test-app.ts';
import { runnerCalls } from '../../apps/server/src/testing/apps/runner-calls.ts';
import { clearCounts } from '../../apps/server/src/testing/databases/clear-counts.ts';
import { newRecorder } from '../../apps/server/src/testing/stations/new-recorder.ts';
import {
  addListener,
  engineAnswers,
  streamIdOf,
} from '../../apps/server/src/testing/statistics/listeners.ts';
import { type CallTools, loadOperationCalls } from './operation-calls.ts';

const operationCalls = await loadOperationCalls();
let test: TestApp;
const called = new Set<string>();
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The real client with the real server; records each called operation. */
function client(token: string | null = null) {
  return createApiClients({
    apiUrl: 'http://studio.test/api',
    castApiUrl: 'http://studio.test/cast-api',
    fetch: (request) => {
      called.add(operationOf(request));
      return test.app.fetch(request);
    },
    getToken: () => token,
    getPath: () => '/',
    notify: () => {},
    onSessionEnded: () => {},
  });
}

function operationOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const matching = operations.filter(({ base, template, method }) => {
    const pattern = new RegExp(`^${base}${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    return method === request.method && pattern.test(pathname);
  });
  // As in the server, a fixed segment comes before a parameter.
  const [found] = matching.sort((a, b) => a.template.split('{').length - b.template.split('{').length);
  if (!found) throw new Error(`The client calls ${request.method} ${pathname}, which no document declares.`);
  return found.id;
}

const asOwner = async () => client(await test.tokenOf('owner'));
const asAdmin = async () => client(await test.tokenOf('admin'));

/** A separate account that the test can change. */
async function as(role: Role) {
  const person = await newPerson(test, role);
  return { person, ...client(person.token) };
}

/** The token in the latest email with a link. */
function mailedToken(name = 'token'): string {
  const mail = test.mails.findLast((sent) => 'link' in sent.mail)?.mail;
  if (!mail || !('link' in mail)) return '';
  const { searchParams, hash } = new URL(mail.link);
  return searchParams.get(name) ?? new URLSearchParams(hash.slice(1)).get(name) ?? '';
}

const builds = runnerCalls(() => test);
const tools: CallTools = {
  as,
  asSuperadmin: async () => client(await test.tokenOf('superadmin')),
  asNobody: () => client(),
  withKey: client,
  mailedToken,
  recordSongs: () => newRecorder(test).record(),
  queueBuild: async () => {
    const first = await builds.queued();
    // Machines take the build that waits longest.
    test.clock.advance({ seconds: 1 });
    return { ...first, other: await builds.queued() };
  },
};

describe('the client against the server', () => {
  it('signs a customer in', async () => {
    const body = { email: 'owner@studio.test', password: credentialsOf('owner').json.password ?? '' };
    const session = await unwrap(client().main.POST('/authenticate', { body }));
    expect(session.user.firstName).toBe('Maeve');
  });

  it('signs an admin in', async () => {
    const body = { username: 'admin', password: credentialsOf('admin').json.password ?? '' };
    expect((await unwrap(client().main.POST('/admin/authenticate', { body }))).role).toBe('admin');
  });

  it('reads the profile of both roles', async () => {
    const customer = await unwrap((await asOwner()).main.GET('/control/user-info'));
    const admin = await unwrap((await asAdmin()).main.GET('/admin/user-info'));
    expect([customer.email, admin.username]).toEqual(['owner@studio.test', 'admin']);
  });

  it('keeps the session of both roles alive', async () => {
    const customer = await unwrap((await asOwner()).main.POST('/control/keep-alive'));
    const admin = await unwrap((await asAdmin()).main.POST('/admin/keep-alive'));
    expect(customer.idleExpiresAt).toBe(admin.idleExpiresAt);
  });

  it('reads the four lists', async () => {
    const { main } = await asOwner();
    const products = await unwrap(main.GET('/control/products', { params: { query: { pageSize: 2 } } }));
    const onePages = await unwrap(main.GET('/control/onepage'));
    const skills = await unwrap(main.GET('/control/alexa'));
    const apps = await unwrap(main.GET('/control/mobile'));
    expect([products.items.length, products.total]).toEqual([2, 8]);
    expect([onePages.total, skills.total, apps.total]).toEqual([2, 3, 4]);
  });

  it('reads overviews and the current status of a cast', async () => {
    const { cast } = await asOwner();
    const overview = await unwrap(cast.GET('/api/overview', { params: { query: { usernames: 'aurora' } } }));
    const now = await unwrap(cast.GET('/api/{username}/now', { params: { path: { username: 'aurora' } } }));
    expect(overview.items[0]?.now).toEqual(now);
  });

  it('reads the admin dashboard', async () => {
    const dashboard = await unwrap((await asAdmin()).main.GET('/admin/dashboard'));
    expect(dashboard.now.casts.total).toBe(6);
  });

  it('reads and changes casts as staff', async () => {
    const { main } = await asAdmin();
    const list = await unwrap(main.GET('/admin/cast', { params: { query: { state: 'suspended' } } }));
    expect(list.items.map(({ username }) => username)).toEqual(['tidewater']);
    const path = { username: 'tidewater' };
    const over = (version: number) => ({ path, header: { 'If-Match': String(version) } });
    const { version } = await unwrap(main.GET('/admin/cast/{username}', { params: { path } }));
    const open = await unwrap(main.POST('/admin/cast/{username}/unsuspend', { params: over(version) }));
    expect(open.suspension).toBeNull();
    const limits = { listenerLimit: 120, streamsLimit: 2, bitrateLimit: 192 };
    const changed = await unwrap(
      main.PUT('/admin/cast/{username}/limits', { params: over(open.version), body: limits }),
    );
    expect(changed.limits).toEqual(limits);
    const body = { reason: 'The invoice is still open.' };
    const params = over(changed.version);
    const closed = await unwrap(main.POST('/admin/cast/{username}/suspend', { params, body }));
    expect(closed).toMatchObject({ state: 'suspended', suspension: body });
    const events = await unwrap(main.GET('/admin/cast/{username}/audit', { params: { path } }));
    expect(events.items[0]).toMatchObject({ action: 'cast.suspended', details: body });
  });

  it('registers and creates the account with the emailed link', async () => {
    const { main } = client();
    const email = 'noor@new.example';
    const profile = {
      firstName: 'Noor',
      lastName: 'Haddad',
      country: 'FR',
      timezone: 'Europe/Paris',
      locale: 'fr',
    } as const;
    const terms = { acceptedTerms: termsVersion, marketing: false } as const;
    const body = { ...profile, ...terms, email };
    expect(await unwrap(main.POST('/auth/register', { body }))).toEqual({ status: 'verify' });
    expect(await unwrap(main.POST('/auth/resend', { body: { email } }))).toEqual({ status: 'sent' });
    const verified = await unwrap(
      main.POST('/auth/verify', { body: { token: mailedToken(), password: 'a quiet river at dusk' } }),
    );
    expect(verified).toEqual({ status: 'verified', email });
  });

  it('sets a new password with the emailed link', async () => {
    const { main } = client();
    const email = 'noor@new.example';
    expect(await unwrap(main.POST('/auth/forgot', { body: { email } }))).toEqual({ status: 'sent' });
    const body = { token: mailedToken(), password: 'another river at dawn' };
    expect(await unwrap(main.POST('/auth/reset', { body }))).toEqual({ status: 'reset', email });
  });

  it('changes the profile of both roles', async () => {
    const preferences = { locale: 'fr', timezone: 'Europe/Paris', dateFormat: 'iso' } as const;
    const { main } = await as('customer');
    const company = { company: null, country: 'FR', marketing: true } as const;
    const body = { firstName: 'Noor', lastName: 'Haddad', ...company, ...preferences };
    expect(await unwrap(main.PUT('/control/user-info', { body }))).toMatchObject(body);
    const adminBody = {
      name: 'Noor Haddad',
      title: 'Night shift',
      email: 'noor@night.example',
      ...preferences,
    };
    const admin = await unwrap((await as('admin')).main.PUT('/admin/user-info', { body: adminBody }));
    expect(admin).toMatchObject(adminBody);
  });

  it('changes the email address once its link is opened', async () => {
    const { main, person } = await as('customer');
    const email = 'noor@moved.example';
    const body = { email, password: person.password };
    expect(await unwrap(main.POST('/control/user-info/email', { body }))).toEqual({ status: 'sent' });
    const confirmation = { body: { token: mailedToken('emailToken') } };
    const confirmed = await unwrap(main.POST('/control/user-info/email/confirm', confirmation));
    expect(confirmed.email).toBe(email);
  });

  it('changes the password, lists activity and ends sessions', async () => {
    const { main, person } = await as('admin');
    await person.signIn();
    const sessions = await unwrap(main.GET('/control/sessions'));
    expect(sessions.total).toBe(2);
    const other = sessions.items.find(({ isCurrent }) => !isCurrent);
    const sessionId = other?.id ?? '';
    await unwrap(main.DELETE('/control/sessions/{sessionId}', { params: { path: { sessionId } } }));
    const passwords = { currentPassword: person.password, newPassword: 'a quiet river at dusk' };
    const changed = await unwrap(main.POST('/control/user-info/password', { body: passwords }));
    expect(changed).toEqual({ endedSessions: 0 });
    const events = await unwrap(main.GET('/control/activity'));
    expect(events.items[0]?.action).toBe('account.password_updated');
    const ended = await unwrap(main.POST('/control/sessions/end', { body: { keepCurrent: false } }));
    expect(ended).toEqual({ endedSessions: 1 });
  });

  it('turns two-step sign-in on, regenerates recovery codes and turns it off', async () => {
    const { main, person } = await as('customer');
    const { password } = person;
    const { secret } = await unwrap(main.POST('/control/mfa/start', { body: { password } }));
    const code = codeAt(secret, test.clock.now());
    const { recoveryCodes } = await unwrap(main.POST('/control/mfa/confirm', { body: { code } }));
    expect(await unwrap(main.GET('/control/mfa'))).toMatchObject({ recoveryCodesLeft: recoveryCodes.length });
    const proof = (given = '') => ({ body: { password, code: given } });
    const anew = await unwrap(main.POST('/control/mfa/recovery-codes', proof(recoveryCodes[0])));
    const off = await unwrap(main.POST('/control/mfa/disable', proof(anew.recoveryCodes[0])));
    expect(off).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
  });

  it('controls a cast and its source', async () => {
    const { main } = await asOwner();
    const params = { path: { username: 'aurora' } };
    await engineAnswers(test, {}, ['/aurora']);
    const body = { title: 'Mara Quill - Low Water', stream: 'aurora' };
    const reply = await unwrap(main.PUT('/control/cast/metadata/{username}', { params, body }));
    const kicked = await unwrap(main.POST('/control/cast/source/{username}/kick', { params, body: {} }));
    const restart = { params, body: { graceful: true } };
    const again = await unwrap(main.POST('/control/cast/restart/{username}', restart));
    const path = '/control/cast/connection-test/{username}';
    const begun = await unwrap(main.POST(path, { params }));
    expect(await unwrap(main.GET(path, { params }))).toEqual(begun);
    expect(begun).toMatchObject({ state: 'waiting', source: null });
    await engineAnswers(test, {}, ['/aurora', '/aurora-32']);
    const seen = await unwrap(main.GET(path, { params }));
    expect(seen).toMatchObject({ state: 'connected', source: { mount: '/aurora-32' } });
    const stopped = await unwrap(main.POST('/control/cast/stop/{username}', { params }));
    const started = await unwrap(main.POST('/control/cast/start/{username}', { params }));
    const states = [reply, kicked, again, stopped, started].map(({ state }) => state);
    expect(states).toEqual(['live', 'live', 'live', 'stopped', 'live']);
    await engineAnswers(test);
  });

  it('reads the on-air history', async () => {
    const { cast } = await asOwner();
    const path = { username: 'aurora' };
    const query = { limit: 5 };
    const titles = await unwrap(cast.GET('/api/{username}/past-metadata', { params: { path, query } }));
    expect(titles).toMatchObject({ items: [], pageSize: 5 });
    const day = await unwrap(cast.GET('/api/{username}/on-air', { params: { path } }));
    expect(day.spans.map(({ state }) => state)).toEqual(['unknown']);
  });

  it('reads statistics: summary, time series, breakdown, heat map and songs', async () => {
    const { cast } = await asOwner();
    // Sample counts would cover more of the range.
    await clearCounts(test.db);
    const startedAt = new Date(test.clock.now().getTime() - 30 * 60_000);
    await addListener(test, { startedAt, ended_at: test.clock.now(), end_reason: 'left' });
    const path = { username: 'aurora' };
    const query = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' };
    const params = { path, query };
    const { values } = await unwrap(cast.GET('/api/statistics/{username}/summary', { params }));
    expect(values).toMatchObject({ starts: 1, active: 1, unique: 1, tlh: 0.5, atslMin: 30, bounce: 0 });
    const curve = await unwrap(cast.GET('/api/statistics/{username}/timeseries', { params }));
    expect(curve).toMatchObject({ resolution: 'minute', timeZone: 'Europe/Dublin' });
    const by = { params: { path, query: { ...query, by: 'country' } } } as const;
    const lines = await unwrap(cast.GET('/api/statistics/{username}/breakdown', by));
    expect(lines.items).toMatchObject([{ value: 'JP', starts: 1, listenedS: 1_800 }]);
    const week = await unwrap(cast.GET('/api/statistics/{username}/heatmap', { params }));
    expect(week.listenedS?.[0]?.slice(7, 11)).toEqual([0, 1_200, 600, 0]);
    const marks = await unwrap(cast.GET('/api/statistics/{username}/marks', { params }));
    expect(marks.omittedCount).toBe(0);
    const songs = await unwrap(cast.GET('/api/statistics/{username}/songs', { params }));
    expect(songs).toMatchObject({ order: 'plays', items: [], total: { songs: 0, plays: 0 } });
    await test.db.deleteFrom('listener_sessions').execute();
  });

  it.each(operationCalls)('%s', async (_title, call) => call(await asOwner(), tools));
  it('lists, moves and disconnects listeners and reveals an address', async () => {
    const { main, cast } = await asOwner();
    const path = { username: 'aurora' };
    await engineAnswers(test);
    const id = await addListener(test);
    const list = await unwrap(cast.GET('/api/{username}/listeners', { params: { path } }));
    expect(list.items.map((listener) => listener.id)).toEqual([id]);
    const shown = main.POST('/control/cast/listeners/{username}/reveal-ip', {
      params: { path },
      body: { id },
    });
    expect(await unwrap(shown)).toEqual({ address: '203.0.113.7' });
    await engineAnswers(test, {}, ['/aurora', '/aurora-32']);
    const move = cast.POST('/api/{username}/listeners/{id}/move', {
      params: { path: { ...path, id } },
      body: { streamId: await streamIdOf(test, '/aurora-32') },
    });
    expect(await unwrap(move)).toEqual({ mount: '/aurora-32' });
    const all = cast.POST('/api/{username}/streams/{id}/move', {
      params: { path: { ...path, id: await streamIdOf(test, '/aurora') } },
      body: { streamId: await streamIdOf(test, '/aurora-32') },
    });
    expect(await unwrap(all)).toEqual({ mount: '/aurora-32', listeners: 1 });
    await unwrap(cast.DELETE('/api/{username}/listeners/{id}', { params: { path: { ...path, id } } }));
    const denied = cast.GET('/api/statistics/{username}/geo-denied', { params: { path } });
    expect(await unwrap(denied)).toEqual({ total: 0, items: [] });
  });

  it('creates, lists and removes a ban', async () => {
    const { main } = await asOwner();
    const params = { path: { username: 'aurora' } };
    const target = { by: 'agent', agent: 'streamripper' } as const;
    const bans = '/control/cast/bans/{username}';
    const preview = await unwrap(main.POST(`${bans}/preview`, { params, body: { target } }));
    expect(preview).toEqual({ connected: 0, sessions30d: 0 });
    const made = await unwrap(main.POST(bans, { params, body: { target, durationS: null, reason: '' } }));
    expect((await unwrap(main.GET(bans, { params }))).items).toEqual([made.ban]);
    const { id } = made.ban;
    await unwrap(main.DELETE(`${bans}/{id}`, { params: { path: { ...params.path, id } } }));
  });

  it('simulates and changes country rules, and returns the saved rules on a version conflict', async () => {
    const { main } = await asOwner();
    const path = { username: 'aurora' };
    const lock = '/control/cast/geolock/{username}';
    const { version } = await unwrap(main.GET(lock, { params: { path } }));
    const rules = {
      enabled: true,
      mode: 'deny',
      countries: ['FR'],
      allowUnknown: true,
      allowNetworks: [{ network: '192.0.2.0/24', note: 'Office in Berlin' }],
    } satisfies GeoRules;
    const tried = main.POST(`${lock}/simulate`, { params: { path }, body: { rules, country: 'FR' } });
    expect((await unwrap(tried)).decision).toEqual({ allowed: false, rule: 'listed', country: 'FR' });
    const save = () =>
      unwrap(
        main.PUT(lock, {
          params: { path, header: { 'If-Match': String(version) } },
          body: { rules, disconnectListeners: false },
        }),
      );
    expect((await save()).lock.version).toBe(version + 1);
    await expect(save()).rejects.toMatchObject({
      code: 'resource.version_conflict',
      problem: { current: { lock: { version: version + 1 } } },
    });
  });

  it('changes the settings of a cast, reads and restores the history, and resets statistics', async () => {
    const { main } = await asOwner();
    const path = { username: 'aurora' };
    await engineAnswers(test);
    const on = (version: number) => ({ params: { path, header: { 'If-Match': String(version) } } });
    const general = await unwrap(main.GET('/control/cast/general/{username}', { params: { path } }));
    const { version, ...settings } = general;
    const renamed = await unwrap(
      main.PUT('/control/cast/general/{username}', {
        ...on(version),
        body: { ...settings, genres: ['Jazz'] },
      }),
    );
    expect(renamed.genres).toEqual(['Jazz']);
    const streams = await unwrap(main.GET('/control/cast/streams/{username}', { params: { path } }));
    const stored = await unwrap(
      main.PUT('/control/cast/streams/{username}', {
        ...on(streams.version),
        body: { streams: streams.streams.toReversed() },
      }),
    );
    expect(stored.streams.map(({ mount }) => mount)).toEqual(['/aurora-32', '/aurora']);
    const server = await unwrap(main.GET('/control/cast/server/{username}', { params: { path } }));
    const limited = await unwrap(
      main.PUT('/control/cast/server/{username}', {
        ...on(server.version),
        body: { maxListenS: 60, perAddress: 1, fallbackStreamId: null, reconnectHoldS: 10 },
      }),
    );
    expect(limited.version).toBe(server.version + 1);
    const revisions = '/control/cast/revisions/{username}/{section}';
    const section = { ...path, section: 'general' as const };
    const earlier = { path: { ...section, revision: String(version) } };
    const params = { ...on(renamed.version).params, ...earlier };
    await unwrap(main.POST(`${revisions}/{revision}/restore`, { params }));
    const history = await unwrap(main.GET(revisions, { params: { path: section } }));
    expect(history.items[0]).toMatchObject({ restores: version, after: settings });
    const reset = '/control/cast/reset-statistics/{username}';
    const size = await unwrap(main.GET(reset, { params: { path } }));
    expect(await unwrap(main.POST(reset, { params: { path }, body: { name: settings.name } }))).toEqual(size);
  });

  it('lists a cast in directories, records a submission and checks the stream', async () => {
    const { cast } = await asOwner();
    const path = { username: 'aurora' };
    const params = { path };
    const { version, streamUrl, ...listing } = await unwrap(cast.GET('/api/{username}/listing', { params }));
    const saved = await unwrap(
      cast.PUT('/api/{username}/listing', {
        params: { path, header: { 'If-Match': String(version) } },
        body: { ...listing, slogan: 'All night', isPublic: true },
      }),
    );
    expect(saved).toMatchObject({ slogan: 'All night', streamUrl, version: version + 1 });
    const on = await unwrap(
      cast.POST('/api/{username}/directories/enable', { params, body: { directory: 'xiph' } }),
    );
    expect(on).toMatchObject({ isEnabled: true, state: 'pending', sid: null });
    const sent = await unwrap(
      cast.POST('/api/{username}/directories/submitted', {
        params,
        body: { directory: 'tunein', on: '2026-03-01' },
      }),
    );
    expect(sent.submittedAt).toBe('2026-03-01T00:00:00.000Z');
    const result = await unwrap(
      cast.POST('/api/{username}/directories/check', { params, body: { directory: 'radio-browser' } }),
    );
    const drift = await unwrap(cast.GET('/api/{username}/directories/drift', { params }));
    // No name resolves in tests.
    expect([result.state, drift.state]).toEqual(['unreachable', 'unreachable']);
    const tried = await unwrap(cast.POST('/api/{username}/preflight', { params }));
    expect(tried.checks[0]).toMatchObject({ id: 'answers', outcome: 'fail', reason: 'not_resolved' });
    const off = await unwrap(
      cast.POST('/api/{username}/directories/disable', { params, body: { directory: 'xiph' } }),
    );
    const { items } = await unwrap(cast.GET('/api/{username}/directories', { params }));
    expect(items.find(({ id }) => id === 'xiph')).toEqual(off);
  });

  it('reveals and rotates a source password', async () => {
    const { main } = await asOwner();
    await engineAnswers(test);
    const call = {
      params: { path: { username: 'aurora', stream: 'aurora' } },
      body: { password: credentialsOf('owner').json.password ?? '' },
    };
    const made = await unwrap(main.POST('/control/cast/password/{username}/{stream}/rotate', call));
    const shown = await unwrap(main.POST('/control/cast/password/{username}/{stream}/reveal', call));
    expect(shown).toEqual(made);
  });

  it('follows live events', async () => {
    const { live } = await asOwner();
    const event = await new Promise<LiveEvent>((resolve) => {
      const stop = live.subscribe({
        topics: ['cast:aurora'],
        onEvent: (first) => {
          stop();
          resolve(first);
        },
      });
    });
    expect(event).toMatchObject({ event: 'cast', data: { username: 'aurora' } });
  });

  it.each([
    ['an unknown token', 'x'.repeat(43), '/control/products', 401, 'auth.invalid_token'],
    ['a token of the other role', 'admin', '/control/products', 403, 'auth.forbidden'],
  ] as const)('fails with the declared error code for %s', async (_name, token, path, status, code) => {
    const { main } = client(token === 'admin' ? await test.tokenOf('admin') : token);
    await expect(unwrap(main.GET(path))).rejects.toMatchObject({ status, code });
  });

  it('fails with the declared error code for another customer’s cast', async () => {
    const { cast } = await asOwner();
    const call = unwrap(cast.GET('/api/{username}/now', { params: { path: { username: 'meadow' } } }));
    await expect(call).rejects.toMatchObject({ status: 404, code: 'resource.not_found' });
  });

  it('calls every operation of both documents', () => {
    expect([...called].sort()).toEqual(operations.map(({ id }) => id).sort());
  });
});
