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
/** Six digits that are none of the three that count now. */
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

  it('is off at first', async () => {
    const state: unknown = await stateOf();
    expectExactly(mfaState, state);
    expect(state).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
  });

  it('begins with a secret under the name of the brand and of the account, and is not on yet', async () => {
    const { password } = person;
    const response = await person.call('/api/control/mfa/start', { json: { password } });
    const body = mfaSecret.parse(await response.json());
    const parsed = URI.parse(body.uri);
    expect(parsed).toMatchObject({ issuer: 'Studio', label: person.signInName });
    expect(parsed.secret.base32).toBe(body.secret);
    expect(await stateOf()).toMatchObject({ enabledAt: null });
  });

  it('is turned on by a first code, which gives ten recovery codes', async () => {
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

  it('is asked for at the next sign-in, with the code and the password of one account', async () => {
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

  it('is turned off with the password and a code', async () => {
    const { secret } = await turnOn(person);
    const response = await disable(person, codeOf(secret));
    expect(await response.json()).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
    expect(await stateOf()).toMatchObject({ enabledAt: null });
    expect(await person.trail()).toEqual(['account.mfa_enabled', 'account.mfa_disabled']);
    expect(mailsTo(test, person.email).at(-1)).toEqual({ kind: 'mfa_disabled', name: person.name });
    expect(await person.signIn()).toHaveLength(43);
  });

  it('writes in the language of the account, whatever the browser asks for', async () => {
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

  it('need the password to begin', async () => {
    const response = await person.call('/api/control/mfa/start', { json: { password: 'not-this-one' } });
    expect(await refusal(response)).toEqual({ status: 422, code: 'auth.incorrect_password' });
    expect(await person.trail()).toEqual(['account.password_refused']);
  });

  it('begin no second one beside one that is on', async () => {
    const { secret } = await turnOn(person);
    const { password } = person;
    const again = await person.call('/api/control/mfa/start', { json: { password } });
    expect(await refusal(again)).toEqual({ status: 409, code: 'mfa.already_enabled' });
    const twice = await confirm(person, codeOf(secret));
    expect(await refusal(twice)).toEqual({ status: 409, code: 'mfa.already_enabled' });
  });

  it('take no code of a secret that a newer one replaced', async () => {
    const old = await start(person);
    const present = await start(person);
    expect(await refusal(await confirm(person, codeOf(old)))).toEqual({
      status: 422,
      code: 'auth.invalid_code',
    });
    expect((await confirm(person, codeOf(present))).status).toBe(200);
  });

  it('say when nothing was begun', async () => {
    const notStarted = { status: 409, code: 'mfa.not_enrolled' };
    expect(await refusal(await confirm(person, '123456'))).toEqual(notStarted);
    expect(await refusal(await disable(person, '123456'))).toEqual(notStarted);
    await start(person);
    expect(await refusal(await remake(person, '123456'))).toEqual(notStarted);
  });

  it('keep it on with a wrong code or a wrong password', async () => {
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

  it('refuse the code that turned it on', async () => {
    const secret = await start(person);
    const code = codeOf(secret);
    await confirm(person, code);
    expect(await refusal(await disable(person, code))).toEqual({ status: 422, code: 'auth.invalid_code' });
  });

  it('let one of ten calls at once use a code', async () => {
    const { secret } = await turnOn(person);
    const tries = await Promise.all(Array.from({ length: 10 }, () => remake(person, codeOf(secret))));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[A4] look at five wrong codes within five minutes, and at no right one then', async () => {
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

  it('count no try that was right', async () => {
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

  it('stand in for a code once, and are told of', async () => {
    const { codes } = await turnOn(person);
    const [first = '', second = ''] = codes;
    expect((await remake(person, first.toLowerCase())).status).toBe(200);
    expect((await remake(person, second)).status).toBe(422);
    expect(await person.trail()).toEqual([
      'account.mfa_enabled',
      'account.recovery_code_used',
      'account.recovery_codes_made',
    ]);
  });

  it('are replaced all together, and only the new ones count', async () => {
    const { secret, codes } = await turnOn(person);
    const made = recoveryCodes.parse(await (await remake(person, codeOf(secret))).json()).recoveryCodes;
    expect(made.filter((code) => codes.includes(code))).toEqual([]);
    expect(await left()).toBe(limits.recoveryCodes);
    expect((await disable(person, codes[3] ?? '')).status).toBe(422);
    expect((await disable(person, made[3] ?? '')).status).toBe(200);
  });

  it('[A1] are nowhere in the database, nor is the secret, nor in any log line', async () => {
    const { secret, codes } = await turnOn(person);
    const { rows } = await sql<{ row: string }>`select t::text as row from second_steps t
      union all select t::text from recovery_codes t
      union all select t::text from audit_trail t`.execute(test.db);
    const kept = `${rows.map(({ row }) => row).join('\n')}${test.logs.join('')}`;
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(kept).not.toContain(plain);
      expect(kept).not.toContain(hex(plain));
    }
  });
});

describe('whose it is', () => {
  it('[C1] is the account that asks, and of no other of either role', async () => {
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

  it('[D5] opens in no other row: a secret copied to another account is no secret there', async () => {
    const [one, other] = await Promise.all([newPerson(test, 'customer'), newPerson(test, 'customer')]);
    const { secret } = await turnOn(one);
    await turnOn(other);
    const of = (person: Person) => ('customerId' in person.about ? person.about.customerId : '');
    await sql`update second_steps set secret = (select secret from second_steps where customer_id = ${of(one)})
      where customer_id = ${of(other)}`.execute(test.db);
    expect((await disable(other, codeOf(secret))).status).toBe(500);
  });
});
