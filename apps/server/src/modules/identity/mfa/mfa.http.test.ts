import { limits, mfaSecret, mfaState, recoveryCodes } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { mailsTo, newPerson, type Person, roles } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: test.clock.now().getTime() + steps * 30_000,
  });
/** Six digits that match none of the three accepted codes. */
const wrongCode = (secret: string) => {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};
const next = () => test.clock.advance({ seconds: 30 });

async function start({ call, password }: Person): Promise<string> {
  const response = await call('/api/control/mfa/start', { json: { password } });
  return ((await response.json()) as { secret: string }).secret;
}

const confirm = ({ call }: Person, code: string) => call('/api/control/mfa/confirm', { json: { code } });

async function turnOn(person: Person): Promise<{ secret: string; codes: string[] }> {
  const secret = await start(person);
  const response = await confirm(person, codeOf(secret));
  const body = (await response.json()) as { recoveryCodes: string[] };
  next();
  return { secret, codes: body.recoveryCodes };
}

const disable = ({ call, password }: Person, code: string) =>
  call('/api/control/mfa/disable', { json: { password, code } });
const remake = ({ call, password }: Person, code: string) =>
  call('/api/control/mfa/recovery-codes', { json: { password, code } });

describe.each(roles)('the second step of a %s', (role) => {
  let person: Person;
  beforeEach(async () => {
    person = await newPerson(test, role);
  });
  const stateOf = async () => (await person.call('/api/control/mfa')).json();

  it('is off by default', async () => {
    const state: unknown = await stateOf();
    expectExactly(mfaState, state);
    expect(state).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
  });

  it('starts with a secret named after the brand and account, and is not enabled yet', async () => {
    const { password } = person;
    const response = await person.call('/api/control/mfa/start', { json: { password } });
    const body = mfaSecret.parse(await response.json());
    const parsed = URI.parse(body.uri);
    expect(parsed).toMatchObject({ issuer: 'Studio', label: person.signInName });
    expect(parsed.secret.base32).toBe(body.secret);
    expect(await stateOf()).toMatchObject({ enabledAt: null });
  });

  it('is enabled by the first code and returns ten recovery codes', async () => {
    const response = await confirm(person, codeOf(await start(person)));
    const body: unknown = await response.json();
    expectExactly(recoveryCodes, body);
    expect(recoveryCodes.parse(body).recoveryCodes).toHaveLength(limits.recoveryCodes);
    expect(await stateOf()).toEqual({
      enabledAt: test.clock.now().toISOString(),
      recoveryCodesLeft: limits.recoveryCodes,
    });
    expect(await person.trail()).toEqual(['account.mfa_enabled']);
    expect(mailsTo(test, person.email)).toEqual([{ kind: 'mfa_enabled', name: person.name }]);
  });

  it('is required at the next sign-in', async () => {
    const { secret, codes } = await turnOn(person);
    const { password, signInName } = person;
    const [path, name] =
      role === 'customer'
        ? ['/api/authenticate', { email: signInName }]
        : ['/api/admin/authenticate', { username: signInName }];
    const signIn = async (code?: string) => {
      const response = await test.call(path, { json: { ...name, password, ...(code && { code }) } });
      return response.status === 200 ? 200 : (await problemOf(response)).code;
    };
    expect(await signIn()).toBe('auth.code_required');
    expect(await signIn(wrongCode(secret))).toBe('auth.invalid_code');
    expect(await signIn(codeOf(secret))).toBe(200);
    expect(await signIn(codeOf(secret))).toBe('auth.invalid_code');
    expect(await signIn(codes[0])).toBe(200);
    expect(await signIn(codes[0])).toBe('auth.invalid_code');
  });

  it('is disabled with the password and a code', async () => {
    const { secret } = await turnOn(person);
    const response = await disable(person, codeOf(secret));
    expect(await response.json()).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
    expect(await stateOf()).toMatchObject({ enabledAt: null });
    expect(await person.trail()).toEqual(['account.mfa_enabled', 'account.mfa_disabled']);
    expect(mailsTo(test, person.email).at(-1)).toEqual({ kind: 'mfa_disabled', name: person.name });
    expect(await person.signIn()).toHaveLength(43);
  });

  it('sends e-mails in the language of the account, whatever the browser requests', async () => {
    await turnOn(person);
    const sent = test.mails.find(({ to }) => to.email === person.email);
    expect(sent?.to.locale).toBe('fr');
  });
});

describe('refusals', () => {
  let person: Person;
  beforeEach(async () => {
    person = await newPerson(test, 'customer');
  });
  const refusal = async (response: Response) => ({
    status: response.status,
    code: (await problemOf(response)).code,
  });

  it('require the password to start', async () => {
    const response = await person.call('/api/control/mfa/start', { json: { password: 'not-this-one' } });
    expect(await refusal(response)).toEqual({ status: 422, code: 'auth.incorrect_password' });
    expect(await person.trail()).toEqual(['account.password_rejected']);
  });

  it('prevent a second enrolment while one is enabled', async () => {
    const { secret } = await turnOn(person);
    const { password } = person;
    const again = await person.call('/api/control/mfa/start', { json: { password } });
    expect(await refusal(again)).toEqual({ status: 409, code: 'mfa.already_enabled' });
    const twice = await confirm(person, codeOf(secret));
    expect(await refusal(twice)).toEqual({ status: 409, code: 'mfa.already_enabled' });
  });

  it('reject a code of a replaced secret', async () => {
    const old = await start(person);
    const present = await start(person);
    expect(await refusal(await confirm(person, codeOf(old)))).toEqual({
      status: 422,
      code: 'auth.invalid_code',
    });
    expect((await confirm(person, codeOf(present))).status).toBe(200);
  });

  it('report that no enrolment was started', async () => {
    const notStarted = { status: 409, code: 'mfa.not_enrolled' };
    expect(await refusal(await confirm(person, '123456'))).toEqual(notStarted);
    expect(await refusal(await disable(person, '123456'))).toEqual(notStarted);
    await start(person);
    expect(await refusal(await remake(person, '123456'))).toEqual(notStarted);
  });

  it('keep it enabled after a wrong code or password', async () => {
    const { secret } = await turnOn(person);
    expect(await refusal(await disable(person, wrongCode(secret)))).toEqual({
      status: 422,
      code: 'auth.invalid_code',
    });
    const wrong = { password: 'not-this-one', code: codeOf(secret) };
    expect(await refusal(await person.call('/api/control/mfa/disable', { json: wrong }))).toEqual({
      status: 422,
      code: 'auth.incorrect_password',
    });
    expect(await (await person.call('/api/control/mfa')).json()).not.toMatchObject({ enabledAt: null });
  });

  it('reject the code that enabled it', async () => {
    const secret = await start(person);
    const code = codeOf(secret);
    await confirm(person, code);
    expect(await refusal(await disable(person, code))).toEqual({ status: 422, code: 'auth.invalid_code' });
  });

  it('accept a code in only one of ten concurrent calls', async () => {
    const { secret } = await turnOn(person);
    const tries = await Promise.all(Array.from({ length: 10 }, () => remake(person, codeOf(secret))));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[A4] throttle after five wrong codes in five minutes, even for the right code', async () => {
    const { secret } = await turnOn(person);
    const tries = await Promise.all(Array.from({ length: 10 }, () => disable(person, wrongCode(secret))));
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const right = await disable(person, codeOf(secret));
    expect(right.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refusal(right)).toEqual({ status: 429, code: 'request.rate_limited' });
    test.clock.advance({ minutes: 5 });
    expect((await disable(person, codeOf(secret))).status).toBe(200);
  });

  it('do not count successful attempts', async () => {
    const { secret } = await turnOn(person);
    const statuses = [];
    for (let tries = 0; tries < 7; tries += 1) {
      statuses.push((await remake(person, codeOf(secret))).status);
      next();
    }
    expect(statuses).toEqual(Array(7).fill(200));
  });
});

describe('recovery codes', () => {
  let person: Person;
  beforeEach(async () => {
    person = await newPerson(test, 'customer');
  });
  const left = async () =>
    mfaState.parse(await (await person.call('/api/control/mfa')).json()).recoveryCodesLeft;

  it('replace a code once, and the account is notified', async () => {
    const { codes } = await turnOn(person);
    const [first = '', second = ''] = codes;
    expect((await remake(person, first.toLowerCase())).status).toBe(200);
    expect((await remake(person, second)).status).toBe(422);
    expect(await person.trail()).toEqual([
      'account.mfa_enabled',
      'account.recovery_code_used',
      'account.recovery_codes_created',
    ]);
  });

  it('are regenerated together, and the old ones stop working', async () => {
    const { secret, codes } = await turnOn(person);
    const made = recoveryCodes.parse(await (await remake(person, codeOf(secret))).json()).recoveryCodes;
    expect(made.filter((code) => codes.includes(code))).toEqual([]);
    expect(await left()).toBe(limits.recoveryCodes);
    expect((await disable(person, codes[3] ?? '')).status).toBe(422);
    expect((await disable(person, made[3] ?? '')).status).toBe(200);
  });

  it('[A1] do not appear in the database or the logs, nor does the secret', async () => {
    const { secret, codes } = await turnOn(person);
    const { rows } = await sql<{ row: string }>`select t::text as row from second_steps t
      union all select t::text from recovery_codes t
      union all select t::text from audit_trail t`.execute(test.db);
    const stored = `${rows.map(({ row }) => row).join('\n')}${test.logs.join('')}`;
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(plain);
      expect(stored).not.toContain(hex(plain));
    }
  });
});

describe('ownership', () => {
  it('[C1] applies to the calling account alone, for either role', async () => {
    const [one, other, admin] = await Promise.all([
      newPerson(test, 'customer'),
      newPerson(test, 'customer'),
      newPerson(test, 'admin'),
    ]);
    const { secret } = await turnOn(one);
    for (const stranger of [other, admin]) {
      expect(await (await stranger.call('/api/control/mfa')).json()).toEqual({
        enabledAt: null,
        recoveryCodesLeft: 0,
      });
      expect((await disable(stranger, codeOf(secret))).status).toBe(409);
    }
  });

  it("[D5] cannot decrypt a secret copied to another account's row", async () => {
    const [one, other] = await Promise.all([newPerson(test, 'customer'), newPerson(test, 'customer')]);
    const { secret } = await turnOn(one);
    await turnOn(other);
    const of = (person: Person) => ('customerId' in person.about ? person.about.customerId : '');
    await sql`update second_steps set secret = (select secret from second_steps where customer_id = ${of(one)})
      where customer_id = ${of(other)}`.execute(test.db);
    expect((await disable(other, codeOf(secret))).status).toBe(500);
  });
});
