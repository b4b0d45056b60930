import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectDeadLink, form, password, registrationCalls } from '#/testing/app/registration.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.mails.length = 0;
  // Advance past every rate limit.
  test.clock.advance({ minutes: 20 });
});

const { register, verify, resend, forgot, reset } = registrationCalls(() => test);

describe('rate limits of registration', () => {
  const from = '198.51.100.7';
  const expectThrottled = async (answer: Promise<Response>) => {
    const response = await answer;
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  };

  it('reject a client address after ten calls that send e-mail, and not other clients', async () => {
    for (let count = 0; count < 10; count += 1) await forgot(`known${count}@new.example`, { from });
    for (let count = 0; count < 10; count += 1) await register(form(`many${count}@new.example`), { from });
    await expectThrottled(forgot('owner@studio.test', { from }));
    await expectThrottled(register(form('late@new.example'), { from }));
    expect((await forgot('owner@studio.test', { from: '198.51.100.8' })).status).toBe(202);
    test.clock.advance({ minutes: 5 });
    expect((await forgot('second@studio.test', { from })).status).toBe(202);
  });

  it.each(['owner@studio.test', 'nobody@new.example'])(
    '[A5] reject after five e-mails to one address, known or not, from any client: %s',
    async (email) => {
      for (let last = 1; last <= 5; last += 1) {
        expect((await forgot(email, { from: `203.0.113.${last}` })).status).toBe(202);
      }
      await expectThrottled(forgot(email.toUpperCase(), { from: '203.0.113.9' }));
      test.clock.advance({ minutes: 15 });
      expect((await forgot(email, { from: '203.0.113.9' })).status).toBe(202);
    },
  );

  it('[A11] of each call are separate: registering an address does not block its recovery', async () => {
    const email = 'owner@studio.test';
    for (let count = 0; count < 11; count += 1) await register(form(email), { from });
    for (let count = 0; count < 6; count += 1) await resend(email, { from });
    await expectThrottled(register(form(email), { from }));
    await expectThrottled(resend(email, { from }));
    expect((await forgot(email, { from })).status).toBe(202);
    expect(test.mails.at(-1)?.mail.kind).toBe('reset');
  });

  it('reject a client address after twenty links', async () => {
    for (let count = 0; count < 20; count += 1) {
      await expectDeadLink(count % 2 ? verify(`guess${count}`) : reset(`guess${count}`, password));
    }
    await expectThrottled(verify('guess'));
    await expectThrottled(reset('guess', password));
    test.clock.advance({ minutes: 5 });
    await expectDeadLink(verify('guess'));
  });
});
