import { emailQueued } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLink } from '#/modules/identity/registration/one-time-links.repository.ts';
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

const request = (email: string, whose = person) =>
  whose.call('/api/control/user-info/email', { json: { email, password: whose.password } });
const confirm = (token: string, whose = person) =>
  whose.call('/api/control/user-info/email/confirm', { json: { token } });

/** Returns the token of the latest link sent to an address. */
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
  it('sends a link with the configured base URL in the language of the account', async () => {
    const response = await request(`  ${newEmail.toUpperCase()} `);
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

  it('takes effect only after the link is opened', async () => {
    await request(newEmail);
    expect(await addressOf()).toBe(person.email);
    const body = await (await confirm(tokenFor(newEmail))).json();
    expect(body).toMatchObject({ email: newEmail });
    expect(await addressOf()).toBe(newEmail);
    const signIn = await test.call('/api/authenticate', {
      json: { email: newEmail, password: person.password },
    });
    expect(signIn.status).toBe(200);
  });

  it('[H17] audits the request and the change, and notifies the old address', async () => {
    await request(newEmail);
    await confirm(tokenFor(newEmail));
    expect(await person.trail()).toEqual(['account.email_change_requested', 'account.email_updated']);
    expect(mailsTo(test, person.email)).toEqual([{ kind: 'email_changed', name: person.name, newEmail }]);
  });

  it('[A9] ends every other session at the next call', async () => {
    const other = await person.signIn();
    await request(newEmail);
    await confirm(tokenFor(newEmail));
    expect((await test.call('/api/control/user-info', { token: other })).status).toBe(419);
    expect((await person.call('/api/control/user-info')).status).toBe(200);
  });

  it('invalidates links sent to the old address', async () => {
    if (!('customerId' in person.about)) throw new Error('Not a customer.');
    const { customerId } = person.about;
    const token = await test.db
      .transaction()
      .execute((tx) => createLink(tx, { purpose: 'reset', customerId, now: test.clock.now() }));
    await request(newEmail);
    await confirm(tokenFor(newEmail));
    const reset = await test.call('/api/auth/reset', { json: { token, password: 'quartz lantern 71' } });
    expect(await codeOf(reset)).toBe('auth.invalid_link');
  });
});

describe('an address that another account uses', () => {
  it('[A5] returns the same response and notifies the owner', async () => {
    const owner = await newPerson(test, 'customer');
    const [taken, free] = [await request(owner.email), await request(newEmail)];
    expect(taken.status).toBe(free.status);
    expect(await taken.text()).toBe(await free.text());
    expect(mailsTo(test, owner.email)).toEqual([
      { kind: 'already_registered', name: owner.name, resetLink: 'https://studio.example/forgot-password' },
    ]);
  });

  it('is rejected if it was taken after the link was sent', async () => {
    const other = await newPerson(test, 'customer');
    await request(newEmail);
    const token = tokenFor(newEmail);
    await request(newEmail, other);
    await confirm(tokenFor(newEmail), other);
    expect(await codeOf(await confirm(token))).toBe('auth.invalid_link');
    expect(await addressOf()).toBe(person.email);
  });

  it('is rejected at its field if it is the current address', async () => {
    const response = await request(person.email);
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([
      { pointer: '/email', code: 'unchanged', params: {} },
    ]);
  });
});

describe('a link', () => {
  it('is rejected for another customer and not consumed', async () => {
    const other = await newPerson(test, 'customer');
    await request(newEmail);
    const response = await confirm(tokenFor(newEmail), other);
    expect(response.status).toBe(422);
    expect(await codeOf(response)).toBe('auth.invalid_link');
    expect((await confirm(tokenFor(newEmail))).status).toBe(200);
  });

  it('works once', async () => {
    await request(newEmail);
    const token = tokenFor(newEmail);
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires after 24 hours', async () => {
    await request(newEmail);
    const token = tokenFor(newEmail);
    test.clock.advance({ minutes: 24 * 60 });
    const response = await test.call('/api/control/user-info/email/confirm', {
      token: await person.signIn(),
      json: { token },
    });
    expect(await codeOf(response)).toBe('auth.invalid_link');
  });

  it('is invalidated by a newer one', async () => {
    await request(newEmail);
    const old = tokenFor(newEmail);
    await request(`newer-${person.email}`);
    expect(await codeOf(await confirm(old))).toBe('auth.invalid_link');
  });

  it.each(['x', 'A'.repeat(22), 'é'.repeat(22)])('is rejected if it was never sent: %s', async (token) => {
    expect(await codeOf(await confirm(token))).toBe('auth.invalid_link');
  });
});

describe('requesting a change', () => {
  it('requires the password', async () => {
    const response = await person.call('/api/control/user-info/email', {
      json: { email: newEmail, password: 'not-this-one' },
    });
    expect(response.status).toBe(422);
    expect(await codeOf(response)).toBe('auth.incorrect_password');
    expect(mailsTo(test, newEmail)).toEqual([]);
  });

  it('[A4] sends at most five e-mails an hour', async () => {
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await request(`a${tries}-${person.email}`)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect(mailsTo(test, `a5-${person.email}`)).toEqual([]);
  });
});
