import { codeAt, startSecondStep, turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { exampleOf, noSession, type Operation, rightfulActor } from '#/testing/app/contract.ts';
import { newPerson, type Person } from '#/testing/app/people.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import { accountExamples } from '#/testing/examples/account-examples.ts';
import { castExamples } from '#/testing/examples/cast-examples.ts';
import { withDomain, withoutDomains } from '#/testing/examples/domain-examples.ts';
import { widgetExample } from '#/testing/examples/widget-examples.ts';
import { addListener, engineAnswers, streamIdOf } from '#/testing/statistics/listeners.ts';

const newPassword = 'quartz lantern 71 meadow';

interface Prepared {
  readonly json?: unknown;
  readonly sessionId?: string;
}

/** For an operation whose example cannot succeed, or would end what other calls need: an account that it may use up. */
const preparations: Readonly<Record<string, (test: TestApp, person: Person) => Promise<Prepared>>> = {
  'registration.verify': async (test, { email }) => {
    const { json } = accountExamples['registration.create'] ?? {};
    await test.call('/api/auth/register', { json: { ...(json as object), email: `new-${email}` } });
    return { json: { token: mailedToken(test, `new-${email}`) } };
  },
  'registration.resetPassword': async (test, { email }) => {
    await test.call('/api/auth/forgot', { json: { email } });
    return { json: { token: mailedToken(test, email), password: newPassword } };
  },
  'account.changePassword': async (_test, { password }) => ({
    json: { currentPassword: password, newPassword },
  }),
  'account.confirmEmailChange': async (test, { call, email, password }) => {
    await call('/api/control/user-info/email', { json: { email: `changed-${email}`, password } });
    return { json: { token: mailedToken(test, `changed-${email}`) } };
  },
  'account.revokeSession': async (_test, { call, signIn }) => {
    await signIn();
    const list = (await (await call('/api/control/sessions')).json()) as {
      items: { id: string; isCurrent: boolean }[];
    };
    return { sessionId: list.items.find(({ isCurrent }) => !isCurrent)?.id ?? '' };
  },
  'account.revokeSessions': async () => ({ json: { keepCurrent: false } }),
  'mfa.start': async (_test, { password }) => ({ json: { password } }),
  'mfa.confirm': async (test, person) => ({
    json: { code: codeAt(await startSecondStep(person), test.clock.now()) },
  }),
  'mfa.regenerateRecoveryCodes': proofOfBoth,
  'mfa.disable': proofOfBoth,
};

/** For an operation on a cast whose example needs something to be there. */
const castPreparations: Readonly<
  Record<
    string,
    (
      test: TestApp,
    ) => Promise<{ id?: string; username?: string; json?: unknown; headers?: Record<string, string> }>
  >
> = {
  'listeners.disconnect': async (test) => {
    await engineAnswers(test);
    return { id: await addListener(test) };
  },
  'listeners.move': async (test) => {
    const mounts = await mountsOf(test);
    await engineAnswers(test, {}, mounts);
    const streamId = await streamIdOf(test, mounts.at(-1) ?? '');
    return { id: await addListener(test), json: { streamId } };
  },
  'listeners.moveAll': async (test) => {
    const mounts = await mountsOf(test);
    await engineAnswers(test, {}, mounts);
    const [from = '', to = ''] = mounts;
    return { id: await streamIdOf(test, from), json: { streamId: await streamIdOf(test, to) } };
  },
  'listeners.revealAddress': async (test) => ({ json: { id: await addListener(test) } }),
  'bans.delete': async (test) => {
    const { json } = castExamples['bans.create'] ?? {};
    const made = await test.call('/api/control/cast/bans/aurora', { as: 'owner', json });
    return { id: ((await made.json()) as { ban: { id: string } }).ban.id };
  },
  // The demo's sources share a password that is known; a new one is of one source alone.
  'source.revealPassword': async (test) => {
    await engineAnswers(test);
    const json = castExamples['source.rotatePassword']?.json;
    await test.call('/api/control/cast/password/aurora/aurora/rotate', { as: 'owner', json });
    return {};
  },
  'source.rotatePassword': async (test) => {
    await engineAnswers(test);
    return {};
  },
  'settings.updateGeneral': (test) => onVersionOf(test, 'general'),
  'settings.updateServer': (test) => onVersionOf(test, 'server'),
  'settings.updateStreams': async (test) => {
    await engineAnswers(test);
    return onVersionOf(test, 'streams');
  },
  'listing.update': async (test) => {
    const kept = await test.call('/cast-api/api/aurora/listing', { as: 'owner' });
    return { headers: { 'if-match': String(((await kept.json()) as { version: number }).version) } };
  },
  'settings.restoreRevision': async (test) => {
    const json = castExamples['settings.updateGeneral']?.json;
    const { headers } = await onVersionOf(test, 'general');
    await test.call('/api/control/cast/general/aurora', { as: 'owner', method: 'PUT', json, headers });
    return {};
  },
  'domains.create': withoutDomains,
  'domains.get': withDomain,
  'domains.check': withDomain,
  'domains.delete': withDomain,
  'public.getWidget': async (test) => ({ id: await addWidget(test) }),
  'widgets.update': async (test) => ({ id: await addWidget(test), headers: { 'if-match': '0' } }),
  'widgets.delete': async (test) => ({ id: await addWidget(test) }),
  // One that no other operation is tried on.
  'adminCasts.suspend': (test) => onStaffVersion(test, 'nightfall'),
  'adminCasts.unsuspend': (test) => onStaffVersion(test, 'tidewater'),
  'adminCasts.updateLimits': (test) => onStaffVersion(test, 'aurora'),
  'control.start': async (test) => {
    await engineAnswers(test);
    return {};
  },
  'control.stop': async (test) => {
    await engineAnswers(test);
    return {};
  },
  'control.restart': onAir,
  'control.kickSource': onAir,
  'control.setTitle': onAir,
  'control.startConnectionTest': onAir,
  'geolock.update': async (test) => {
    const lock = await test.call('/api/control/cast/geolock/aurora', { as: 'owner' });
    return { headers: { 'if-match': String(((await lock.json()) as { version: number }).version) } };
  },
};

async function addWidget(test: TestApp): Promise<string> {
  const made = await test.call('/cast-api/api/aurora/widgets', { as: 'owner', json: widgetExample });
  return ((await made.json()) as { id: string }).id;
}

async function onVersionOf(test: TestApp, section: 'general' | 'streams' | 'server') {
  const kept = await test.call(`/api/control/cast/${section}/aurora`, { as: 'owner' });
  return { headers: { 'if-match': String(((await kept.json()) as { version: number }).version) } };
}

async function onStaffVersion(test: TestApp, username: string) {
  const cast = await test.call(`/api/admin/cast/${username}`, { as: 'admin' });
  return {
    username,
    headers: { 'if-match': String(((await cast.json()) as { version: number }).version) },
  };
}

/** Of `aurora`, the primary first: another operation may have changed them. */
async function mountsOf({ db }: TestApp): Promise<string[]> {
  const streams = await db
    .selectFrom('cast_streams')
    .innerJoin('casts', 'casts.id', 'cast_id')
    .select('mount')
    .where('username', '=', 'aurora')
    .orderBy('is_primary', 'desc')
    .execute();
  return streams.map(({ mount }) => mount);
}

/** Another operation may have stopped it. */
async function onAir(test: TestApp) {
  await engineAnswers(test, {}, await mountsOf(test));
  await test.call('/api/control/cast/start/aurora', { as: 'owner', method: 'POST' });
  return {};
}

async function proofOfBoth(test: TestApp, person: Person): Promise<Prepared> {
  const app = await turnOnSecondStep(test, person);
  return { json: { password: person.password, code: app.code() } };
}

/** A call of each operation that succeeds, as often as one likes. */
export async function succeed(test: TestApp, operation: Operation): Promise<Response> {
  const { method, id } = operation;
  const prepare = preparations[id];
  const { path, json, headers } = exampleOf(operation);
  const onCast = await castPreparations[id]?.(test);
  if (onCast) {
    const { id: own = noSession, username = 'aurora', ...rest } = onCast;
    return test.call(path.replace(noSession, own).replace('aurora', username), {
      method,
      json,
      headers,
      as: rightfulActor(operation),
      ...rest,
    });
  }
  if (!prepare) return test.call(path, { method, json, headers, as: rightfulActor(operation) });
  const person = await newPerson(test, 'customer');
  const { sessionId = noSession, ...prepared } = await prepare(test, person);
  return person.call(path.replace(noSession, sessionId), { method, ...prepared });
}

/** The token of the latest mail to an address. */
function mailedToken(test: TestApp, email: string): string {
  const mail = test.mails.findLast(({ to }) => to.email === email)?.mail;
  if (!mail || !('link' in mail)) throw new Error(`No link was sent to ${email}.`);
  return tokenOfLink(mail.link);
}

/** The one value that each link carries. */
export function tokenOfLink(link: string): string {
  const [token] = new URL(link).searchParams.values();
  if (!token) throw new Error(`${link} carries no token.`);
  return token;
}
