import { emailQueued } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLink } from '#/modules/identity/registration/one-time-links.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { mailsTo, newPerson, type Person } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ answerStepMs: 0 });
});
afterAll(() => test.close());

let person: Person;
let newEmail: string;
beforeEach(async () => {
  person = await newPerson(test, 'customer');
  newEmail = `new-${person.email}`;
});

const ask = (email: string, whose = person) =>
  whose.call('/api/control/user-info/email', { json: { email, password: whose.password } });
const confirm = (token: string, whose = person) =>
  whose.call('/api/control/user-info/email/confirm', { json: { token } });

/** The token of the latest link that an address got. */
function tokenFor(email: string): string {
  const mail = mailsTo(test, email).at(-1);
  if (mail?.kind !== 'confirm_email') throw new Error(`${email} got no link.`);
  return new URL(mail.link).searchParams.get('emailToken') ?? '';
}

const codeOf = async (response: Response) => (await problemOf(response)).code;
const addressOf = async (whose = person) => {
  const body = await (await whose.call('/api/control/user-info')).json();
  return (body as { email: string }).email;
};

describe('a new address', () => {
  it('gets a link below the address of the configuration, in the language of the account', async () => {
    const response = await ask(`  ${newEmail.toUpperCase()} `);
    expect(response.status).toBe(202);
    const body: unknown = await response.json();
    expectExactly(emailQueued, body);
    expect(mailsTo(test, newEmail)).toMatchObject([{ kind: 'confirm_email', name: person.name }]);
    const sent = test.mails.find(({ to }) => to.email === newEmail);
    expect(sent?.to.locale).toBe('fr');
    expect(sent?.mail).toHaveProperty(
      'link',
      `https://studio.example/template/pages/setting/profile?emailToken=${tokenFor(newEmail)}`,
    );
    expect(Buffer.from(tokenFor(newEmail), 'base64url')).toHaveLength(16);
  });

  it('counts once its link was opened, and not before', async () => {
    await ask(newEmail);
    expect(await addressOf()).toBe(person.email);
    const body = await (await confirm(tokenFor(newEmail))).json();
    expect(body).toMatchObject({ email: newEmail });
    expect(await addressOf()).toBe(newEmail);
    const signIn = await test.call('/api/authenticate', {
      json: { email: newEmail, password: person.password },
    });
    expect(signIn.status).toBe(200);
  });

  it('[H17] leaves a line when it is asked for and one when it counts, and tells the old address', async () => {
    await ask(newEmail);
    await confirm(tokenFor(newEmail));
    expect(await person.trail()).toEqual(['account.email_change_asked', 'account.email_changed']);
    expect(mailsTo(test, person.email)).toEqual([{ kind: 'email_changed', name: person.name, newEmail }]);
  });

  it('[A9] ends every other session at the very next call', async () => {
    const other = await person.signIn();
    await ask(newEmail);
    await confirm(tokenFor(newEmail));
    expect((await test.call('/api/control/user-info', { token: other })).status).toBe(419);
    expect((await person.call('/api/control/user-info')).status).toBe(200);
  });

  it('makes a link void that was sent to the old address', async () => {
    if (!('customerId' in person.about)) throw new Error('Not a customer.');
    const { customerId } = person.about;
    const token = await test.db
      .transaction()
      .execute((tx) => createLink(tx, { purpose: 'reset', customerId, now: test.clock.now() }));
    await ask(newEmail);
    await confirm(tokenFor(newEmail));
    const reset = await test.call('/api/auth/reset', { json: { token, password: 'quartz lantern 71' } });
    expect(await codeOf(reset)).toBe('auth.invalid_link');
  });
});

describe('an address that somebody has', () => {
  it('[A5] gets the same answer, and its owner is told instead', async () => {
    const owner = await newPerson(test, 'customer');
    const [taken, free] = [await ask(owner.email), await ask(newEmail)];
    expect(taken.status).toBe(free.status);
    expect(await taken.text()).toBe(await free.text());
    expect(mailsTo(test, owner.email)).toEqual([
      { kind: 'already_registered', name: owner.name, resetLink: 'https://studio.example/forgot-password' },
    ]);
  });

  it('is not taken when it was given away after the link was sent', async () => {
    const other = await newPerson(test, 'customer');
    await ask(newEmail);
    const token = tokenFor(newEmail);
    await ask(newEmail, other);
    await confirm(tokenFor(newEmail), other);
    expect(await codeOf(await confirm(token))).toBe('auth.invalid_link');
    expect(await addressOf()).toBe(person.email);
  });

  it('is the own one: refused at its field', async () => {
    const response = await ask(person.email);
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([
      { pointer: '/email', code: 'unchanged', params: {} },
    ]);
  });
});

describe('a link', () => {
  it('of another customer is no link, and is not used up by the try', async () => {
    const other = await newPerson(test, 'customer');
    await ask(newEmail);
    const response = await confirm(tokenFor(newEmail), other);
    expect(response.status).toBe(422);
    expect(await codeOf(response)).toBe('auth.invalid_link');
    expect((await confirm(tokenFor(newEmail))).status).toBe(200);
  });

  it('counts once', async () => {
    await ask(newEmail);
    const token = tokenFor(newEmail);
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('counts for 24 hours', async () => {
    await ask(newEmail);
    const token = tokenFor(newEmail);
    test.clock.advance({ minutes: 24 * 60 });
    const response = await test.call('/api/control/user-info/email/confirm', {
      token: await person.signIn(),
      json: { token },
    });
    expect(await codeOf(response)).toBe('auth.invalid_link');
  });

  it('dies when a newer one is sent', async () => {
    await ask(newEmail);
    const old = tokenFor(newEmail);
    await ask(`newer-${person.email}`);
    expect(await codeOf(await confirm(old))).toBe('auth.invalid_link');
  });

  it.each(['x', 'A'.repeat(22), 'é'.repeat(22)])('that nobody sent is no link: %s', async (token) => {
    expect(await codeOf(await confirm(token))).toBe('auth.invalid_link');
  });
});

describe('asking', () => {
  it('needs the password', async () => {
    const response = await person.call('/api/control/user-info/email', {
      json: { email: newEmail, password: 'not-this-one' },
    });
    expect(response.status).toBe(422);
    expect(await codeOf(response)).toBe('auth.incorrect_password');
    expect(mailsTo(test, newEmail)).toEqual([]);
  });

  it('[A4] writes to five addresses an hour at most', async () => {
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await ask(`a${tries}-${person.email}`)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect(mailsTo(test, `a5-${person.email}`)).toEqual([]);
  });
});
