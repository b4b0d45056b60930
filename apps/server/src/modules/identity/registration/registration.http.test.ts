import { emailQueued, linkOutcome, registrationResult, termsVersion } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import type { Mail } from '#/platform/mail/mail.ts';
import { turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { newPerson } from '#/testing/app/people.ts';
import { expectDeadLink, form, password, registrationCalls } from '#/testing/app/registration.ts';
import { cheapPasswords, createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let hashes: number;
let test: TestApp;
beforeAll(async () => {
  const passwords = cheapPasswords();
  test = await createTestApp(
    {
      passwords: {
        verify: passwords.verify,
        hash(plain) {
          hashes += 1;
          return passwords.hash(plain);
        },
      },
    },
    { oneProcess: 'counts the hashes' },
  );
});
afterAll(() => test.close());
beforeEach(() => {
  hashes = 0;
  test.mails.length = 0;
  // Advance past every rate limit.
  test.clock.advance({ minutes: 20 });
});

const { register, verify, resend, forgot, reset } = registrationCalls(() => test);
const signIn = (email: string, secret: string) =>
  test.call('/api/authenticate', { json: { email, password: secret } });
const customerOf = (email: string) =>
  test.db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();
const actionsOf = async (customerId: string) => {
  const query = test.db.selectFrom('audit_trail').select('action').where('customer_id', '=', customerId);
  return (await query.orderBy('id').execute()).map(({ action }) => action);
};

/** The token of the latest e-mail. */
function mailedToken(): string {
  const mail = test.mails.at(-1)?.mail;
  const link = mail && 'link' in mail ? mail.link : undefined;
  if (!link) throw new Error(`The latest mail (${mail?.kind}) has no link.`);
  return new URL(link).searchParams.get('token') ?? '';
}

const kindsOf = () => test.mails.map(({ mail }): Mail['kind'] => mail.kind);

async function registered(email: string): Promise<string> {
  await register(form(email));
  return mailedToken();
}

/** The parts of a response that could differ. */
async function answerOf(response: Response): Promise<unknown> {
  const ignored = ['date', 'x-request-id'];
  const headers = [...response.headers].filter(([name]) => !ignored.includes(name));
  return { status: response.status, headers, body: await response.text() };
}

describe('registration', () => {
  it('creates no account before the link is opened, and writes in the chosen language', async () => {
    const response = await register(form('noor@new.example'), { headers: { 'accept-language': 'ja' } });
    expect(response.status).toBe(202);
    expectExactly(registrationResult, await response.json());
    expect(await customerOf('noor@new.example')).toBeUndefined();
    expect(test.mails).toHaveLength(1);
    expect(test.mails[0]).toMatchObject({
      to: { email: 'noor@new.example', locale: 'fr' },
      mail: { kind: 'verify', name: 'Noor' },
    });
    expect((await signIn('noor@new.example', password)).status).toBe(401);
  });

  it('creates the account with all submitted fields once the link is opened', async () => {
    const response = await verify(await registered('whole@new.example'));
    expect(response.status).toBe(200);
    const body: unknown = await response.json();
    expectExactly(linkOutcome, body);
    expect(body).toEqual({ status: 'verified', email: 'whole@new.example' });
    expect(await customerOf('whole@new.example')).toMatchObject({
      first_name: 'Noor',
      last_name: 'Haddad',
      company: null,
      country: 'FR',
      timezone: 'Europe/Paris',
      locale: 'fr',
      marketing: true,
      terms_version: termsVersion,
    });
    expect((await signIn('whole@new.example', password)).status).toBe(200);
  });

  it('stores no usable token of a link', async () => {
    const token = await registered('sealed@new.example');
    const { rows } = await test.db
      .selectFrom('one_time_links')
      .select('token_hash')
      .execute()
      .then((all) => ({ rows: all.map(({ token_hash }) => token_hash) }));
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(rows.every((hash) => hash.length === 32 && !hash.includes(token))).toBe(true);
  });

  it('is audited without the submitted address', async () => {
    await verify(await registered('trail@new.example'));
    const customer = await customerOf('trail@new.example');
    expect(await actionsOf(customer?.id ?? '')).toEqual(['account.verified']);
    const lines = await test.db.selectFrom('audit_trail').selectAll().execute();
    expect(lines.map(({ action }) => action)).toContain('account.registered');
    expect(JSON.stringify(lines)).not.toContain('trail@new.example');
  });

  it.each([
    ['a common password', 'Password12345!', 'common'],
    ['the own name', 'noor@new.example', 'personal'],
  ])('rejects %s at its field and keeps the link valid', async (_name, secret, code) => {
    const token = await registered('noor@new.example');
    const response = await verify(token, secret);
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([{ pointer: '/password', code, params: {} }]);
    expect((await verify(token)).status).toBe(200);
    await test.db
      .deleteFrom('accounts')
      .where('id', 'in', (eb) =>
        eb.selectFrom('customers').select('account_id').where('email', '=', 'noor@new.example'),
      )
      .execute();
  });
});

describe('an address whose account must stay private', () => {
  it('[A5] gets the same response at registration, without argon2', async () => {
    const fresh = await answerOf(await register(form('fresh@new.example')));
    const known = await answerOf(await register(form('owner@studio.test')));
    expect(hashes).toBe(0);
    expect(known).toEqual(fresh);
    expect(kindsOf()).toEqual(['verify', 'already_registered']);
    expect(test.mails[1]).toMatchObject({
      to: { email: 'owner@studio.test', locale: 'en' },
      mail: { name: 'Maeve', resetLink: 'https://studio.example/forgot-password' },
    });
    expect((await signIn('owner@studio.test', demoPassword)).status).toBe(200);
  });

  it('[A5] gets the same response for a forgotten password, without argon2', async () => {
    const known = await answerOf(await forgot('owner@studio.test'));
    const unknown = await answerOf(await forgot('nobody@new.example'));
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 202 });
    expect(hashes).toBe(0);
    expect(kindsOf()).toEqual(['reset']);
  });

  it('[A5] gets the same response when the e-mail is requested again', async () => {
    await registered('waiting@new.example');
    test.clock.advance({ minutes: 2 });
    const answers = [];
    for (const email of ['waiting@new.example', 'owner@studio.test', 'nobody@new.example']) {
      answers.push(await answerOf(await resend(email)));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(kindsOf()).toEqual(['verify', 'verify']);
  });

  it('[A5] gets the same response for a disabled account, which receives no link', async () => {
    const enabled = await answerOf(await forgot('owner@studio.test'));
    await setDisabled('second@studio.test', test.clock.now());
    expect(await answerOf(await forgot('second@studio.test'))).toEqual(enabled);
    expect(kindsOf()).toEqual(['reset']);
    await setDisabled('second@studio.test', null);
  });
});

describe('a registration link', () => {
  it('works once', async () => {
    const token = await registered('once@new.example');
    expect((await verify(token)).status).toBe(200);
    await expectDeadLink(verify(token));
  });

  it('[A5] [I5] gives the account to whoever can read the mailbox, with the password they choose', async () => {
    const withPassword = { ...form('victim@new.example'), password };
    expect((await register(withPassword)).status).toBe(422);
    const token = await registered('victim@new.example');
    expect((await verify(token, 'chosen by the owner')).status).toBe(200);
    expect((await signIn('victim@new.example', password)).status).toBe(401);
    expect((await signIn('victim@new.example', 'chosen by the owner')).status).toBe(200);
  });

  it('[A4] signing in reveals nothing about a registered address', async () => {
    await registered('pending@new.example');
    const unknown = await problemOf(await signIn('nobody@new.example', password));
    const answers = [];
    for (const email of ['pending@new.example', 'owner@studio.test']) {
      answers.push(await problemOf(await signIn(email, password)));
    }
    const { requestId: _id, ...problem } = unknown;
    expect(answers).toMatchObject([problem, problem]);
    expect(problem).toMatchObject({ code: 'auth.invalid_credentials', status: 401 });
  });

  it('is sent again when the password of the pending address is forgotten', async () => {
    await registered('unsure@new.example');
    test.clock.advance({ minutes: 2 });
    await forgot('unsure@new.example');
    expect(kindsOf()).toEqual(['verify', 'verify']);
    expect((await verify(mailedToken())).status).toBe(200);
  });

  it('creates one account when it is opened twice concurrently', async () => {
    const token = await registered('twice@new.example');
    const statuses = await Promise.all([verify(token), verify(token)].map(async (one) => (await one).status));
    expect(statuses.toSorted()).toEqual([200, 422]);
  });

  it('creates one account when two registrations of an address are opened concurrently', async () => {
    const tokens = [await registered('both@new.example'), await registered('both@new.example')];
    const statuses = await Promise.all(tokens.map(async (token) => (await verify(token)).status));
    expect(statuses.toSorted()).toEqual([200, 422]);
    const waiting = test.db.selectFrom('registrations').where('email', '=', 'both@new.example');
    expect(await waiting.select('id').execute()).toEqual([]);
  });

  it('is invalid once the address has an account', async () => {
    const token = await registered('meanwhile@new.example');
    const owner = await customerOf('owner@studio.test');
    const rename = (email: string) =>
      test.db
        .updateTable('customers')
        .set({ email })
        .where('id', '=', owner?.id ?? '')
        .execute();
    await rename('meanwhile@new.example');
    await expectDeadLink(verify(token));
    await rename('owner@studio.test');
  });

  it('is valid for 24 hours', async () => {
    const [early, late] = [await registered('early@new.example'), await registered('late@new.example')];
    test.clock.advance({ minutes: 24 * 60 - 1 });
    expect((await verify(early)).status).toBe(200);
    test.clock.advance({ minutes: 1 });
    await expectDeadLink(verify(late));
  });

  it.each(['x', 'AAAAAAAAAAAAAAAAAAAAAA', '../../etc', '\u0000', 'é'.repeat(200)])(
    'is rejected if it was never issued: %j',
    async (token) => {
      await expectDeadLink(verify(token));
      await expectDeadLink(reset(token, password));
    },
  );

  it('is rejected for any other purpose', async () => {
    await expectDeadLink(reset(await registered('foreign@new.example'), password));
    await forgot('owner@studio.test');
    await expectDeadLink(verify(mailedToken()));
  });

  it('is resent at most once a minute, for the latest registration only', async () => {
    await registered('again@new.example');
    test.clock.advance({ seconds: 59 });
    await resend('again@new.example');
    expect(test.mails).toHaveLength(1);
    test.clock.advance({ seconds: 1 });
    await Promise.all([resend('again@new.example'), resend('AGAIN@new.example')]);
    expect(kindsOf()).toEqual(['verify', 'verify']);
    expect((await verify(mailedToken())).status).toBe(200);
  });

  it('can be requested again after it expired', async () => {
    await registered('patient@new.example');
    test.clock.advance({ minutes: 3 * 24 * 60 });
    const response = await resend('patient@new.example');
    expectExactly(emailQueued, await response.json());
    expect((await verify(mailedToken())).status).toBe(200);
  });

  it('uses the configured base URL, whatever the Host header', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    };
    await register(form('host@new.example'), { headers });
    await forgot('owner@studio.test', { headers });
    await register(form('owner@studio.test'), { headers });
    expect(JSON.stringify(test.mails)).not.toContain('evil.example');
    const pattern = (path: string) =>
      expect.stringMatching(new RegExp(`^https://studio\\.example/${path}\\?token=[A-Za-z0-9_-]{22}$`));
    expect(test.mails).toMatchObject([
      { mail: { link: pattern('register') } },
      { mail: { link: pattern('forgot-password') } },
      { mail: { resetLink: 'https://studio.example/forgot-password' } },
    ]);
  });
});

describe('a password reset', () => {
  const email = 'second@studio.test';
  const resetToken = async () => {
    await forgot(email);
    return mailedToken();
  };

  it('replaces the password, ends every session and sends a notification', async () => {
    const { token } = (await (await signIn(email, demoPassword)).json()) as { token: string };
    const response = await reset(await resetToken(), password);
    expect(await response.json()).toEqual({ status: 'reset', email });
    expect((await test.call('/api/control/user-info', { token })).status).toBe(419);
    expect((await signIn(email, demoPassword)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(200);
    expect(kindsOf()).toEqual(['reset', 'password_changed']);
    const customer = await customerOf(email);
    const actions = await actionsOf(customer?.id ?? '');
    expect(actions).toEqual(
      expect.arrayContaining(['account.password_reset_requested', 'account.password_reset']),
    );
  });

  it('[I5] ends the second step of the account, with a notification', async () => {
    const person = await newPerson(test, 'customer');
    await turnOnSecondStep(test, person);
    test.mails.length = 0;
    await forgot(person.email);
    expect((await reset(mailedToken(), 'a mailbox of my own')).status).toBe(200);
    expect(kindsOf()).toEqual(['reset', 'password_changed', 'mfa_disabled']);
    expect((await signIn(person.email, 'a mailbox of my own')).status).toBe(200);
    expect(await person.trail()).toEqual(
      expect.arrayContaining(['account.password_reset', 'account.mfa_disabled']),
    );
  });

  it("leaves other accounts' sessions active", async () => {
    const token = await test.tokenOf('owner');
    await test.call('/api/control/keep-alive', { token, method: 'POST' });
    await reset(await resetToken(), password);
    expect((await test.call('/api/control/user-info', { token })).status).toBe(200);
  });

  it('accepts only the latest link', async () => {
    const older = await resetToken();
    const latest = await resetToken();
    await expectDeadLink(reset(older, password));
    expect((await reset(latest, password)).status).toBe(200);
  });

  it('applies once when the link is used twice concurrently', async () => {
    const token = await resetToken();
    const all = ['the first of two rivers', 'the second of two rivers'].map((one) => reset(token, one));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
  });

  it("does not consume the link when the password is too common or the account's name", async () => {
    const token = await resetToken();
    for (const [secret, code] of [
      ['qwertyuiop', 'common'],
      [email, 'personal'],
    ] as const) {
      const response = await reset(token, secret);
      expect((await problemOf(response)).errors).toEqual([{ pointer: '/password', code, params: {} }]);
    }
    expect((await reset(token, password)).status).toBe(200);
  });

  it('is rejected after 60 minutes', async () => {
    const token = await resetToken();
    test.clock.advance({ minutes: 60 });
    await expectDeadLink(reset(token, password));
  });

  it('is rejected if the account was disabled meanwhile', async () => {
    const token = await resetToken();
    await setDisabled(email, test.clock.now());
    await expectDeadLink(reset(token, password));
    await setDisabled(email, null);
  });

  it('runs no argon2 for an invalid link', async () => {
    await verify('AAAAAAAAAAAAAAAAAAAAAA');
    await reset('AAAAAAAAAAAAAAAAAAAAAA', password);
    expect(hashes).toBe(0);
  });

  it("invalidates the account's other links", async () => {
    const token = await resetToken();
    const customer = await customerOf(email);
    await test.db
      .insertInto('one_time_links')
      .values({
        token_hash: Buffer.alloc(32, 1),
        purpose: 'email',
        registration_id: null,
        customer_id: customer?.id ?? null,
        new_email: 'thief@new.example',
        created_at: test.clock.now(),
        expires_at: new Date(test.clock.now().getTime() + 60_000),
        used_at: null,
      })
      .execute();
    await reset(token, password);
    const open = test.db.selectFrom('one_time_links').where('used_at', 'is', null);
    expect(
      await open
        .where('customer_id', '=', customer?.id ?? '')
        .select('purpose')
        .execute(),
    ).toEqual([]);
  });
});

async function setDisabled(email: string, disabledAt: Date | null): Promise<void> {
  await test.db
    .updateTable('customers')
    .set({ disabled_at: disabledAt })
    .where('email', '=', email)
    .execute();
}
