import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSecretBox } from '#/platform/crypto/secrets.ts';
import { type Connection, connect } from '#/platform/db/connect.ts';
import { createLogger } from '#/platform/logging/logger.ts';
import { type DispatcherDeps, dispatchDue, startDispatcher } from '#/platform/mail/dispatcher.ts';
import { takeDueMails } from '#/platform/mail/outbox.repository.ts';
import { createOutbox } from '#/platform/mail/outbox.ts';
import { samples, token } from '#/platform/mail/testing/samples.ts';
import { type SmtpInbox, startSmtpInbox } from '#/platform/mail/testing/smtp-inbox.ts';
import { createConsoleTransport, createSmtpTransport, type Transport } from '#/platform/mail/transport.ts';
import { createTestDatabase, type TestDatabase } from '#/testing/databases/database.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

const secrets = createSecretBox([Buffer.alloc(32, 7)]);
const sender = { brand: 'Studio', company: 'Unmuted Ltd' };
const to = { email: 'maeve@aurora.example', locale: 'en' } as const;
const [sample = fail()] = samples;
const from = { name: 'Studio', address: 'no-reply@studio.example' };
const smtp = (url: string) => createSmtpTransport({ url, from });

let clock: TestClock;
let database: TestDatabase;
let connection: Connection;
let inbox: SmtpInbox;
let logs: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ connection: database.connection, poolSize: 4 });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  clock = new TestClock();
  logs = [];
  inbox = await startSmtpInbox();
  await connection.db.deleteFrom('outbox').execute();
});
afterEach(() => inbox.close());

const depsFor = (transport: Transport = smtp(inbox.url), db = connection.db): DispatcherDeps => ({
  db,
  clock,
  secrets,
  transport,
  logger: createLogger('info', { write: (line) => void logs.push(line) }),
});
const outbox = () => createOutbox({ clock, secrets, sender });
const rows = () => connection.db.selectFrom('outbox').selectAll().orderBy('id').execute();
async function row() {
  const [only = fail(), ...others] = await rows();
  expect(others).toEqual([]);
  return only;
}
const broken: Transport = {
  send: () => Promise.reject(Object.assign(new Error('for maeve'), { code: 'EDNS' })),
};

describe('a mail', () => {
  it('with statistics arrives with its tables and a one-click unsubscribe header', async () => {
    const report = samples.find(({ kind }) => kind === 'weekly_report') ?? fail();
    await outbox().send(connection.db, to, report);
    await dispatchDue(depsFor());
    const [mail = fail()] = inbox.mails;
    expect(Object.fromEntries(mail.headers)).toMatchObject({
      'list-unsubscribe': '<https://studio.example/api/mails/stop/abc-123>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect([...mail.files.keys()]).toEqual([
      'aurora_figures_2026-10-19_2026-10-25.csv',
      'aurora_listeners_2026-10-19_2026-10-25.csv',
    ]);
    expect(mail.files.get('aurora_figures_2026-10-19_2026-10-25.csv')).toContain(
      'Peak listeners,1212,1000\r\n',
    );
    expect(mail.text).toContain('Peak listeners: 1,212 (+21.2%)');
    expect(mail.html).toContain('Peak listeners</th>');
  });

  it('about an account has no unsubscribe header and no attachments', async () => {
    await outbox().send(connection.db, to, sample);
    await dispatchDue(depsFor());
    const [mail = fail()] = inbox.mails;
    expect([mail.headers.has('list-unsubscribe'), mail.files.size]).toEqual([false, 0]);
  });

  it('arrives with text and HTML, from the brand, and marked as auto-generated', async () => {
    await outbox().send(connection.db, { ...to, locale: 'ja' }, sample);
    expect(await dispatchDue(depsFor())).toBe(1);
    const [mail = fail()] = inbox.mails;
    expect(mail).toMatchObject({ from: 'no-reply@studio.example', to: ['maeve@aurora.example'] });
    expect(Object.fromEntries(mail.headers)).toMatchObject({
      from: 'Studio <no-reply@studio.example>',
      to: 'maeve@aurora.example',
      'message-id': `<${(await row()).id}@studio.example>`,
      'auto-submitted': 'auto-generated',
    });
    expect(mail.headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(mail.headers.get('subject')).toMatch(/^=\?UTF-8\?/);
    expect(mail.text).toContain('Maeve 様');
    expect(mail.text).toContain(`\r\nhttps://studio.example/register?token=${token}\r\n`);
    expect(mail.html).toContain('<html lang="ja"');
  });

  it('has the expected headers, whatever the name contains', async () => {
    const name = 'Eve\r\nBcc: spam@evil.example\r\nSubject: win';
    await outbox().send(connection.db, to, { kind: 'password_changed', name });
    await dispatchDue(depsFor());
    const [mail = fail()] = inbox.mails;
    expect(mail.to).toEqual(['maeve@aurora.example']);
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.headers.get('subject')).toBe('Your Studio password was changed');
  });

  it('is stored encrypted, and its message is deleted once it is sent', async () => {
    await outbox().send(connection.db, to, sample);
    const { letter, ...others } = await row();
    const plain = `${letter?.toString('latin1')}${letter?.toString('base64')}${JSON.stringify(others)}`;
    expect(letter?.length).toBeGreaterThan(1000);
    for (const secret of [token, 'register?', 'https://', 'Maeve']) expect(plain).not.toContain(secret);
    await dispatchDue(depsFor());
    expect(await row()).toMatchObject({ letter: null, sent_at: clock.now() });
  });

  it('is not sent when its transaction fails', async () => {
    const failing = connection.db.transaction().execute(async (tx) => {
      await outbox().send(tx, to, sample);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await dispatchDue(depsFor())).toBe(0);
  });

  it('is sent to a mail server that requires authentication', async () => {
    const tried: unknown[] = [];
    const guarded = await startSmtpInbox({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        tried.push([username, password]);
        done(null, { user: username });
      },
    });
    await outbox().send(connection.db, to, sample);
    await dispatchDue(depsFor(smtp(guarded.url.replace('//', '//studio:p%40ss@'))));
    expect(tried).toEqual([['studio', 'p@ss']]);
    expect(guarded.mails).toHaveLength(1);
    await guarded.close();
  });

  it('is not sent to a server with an untrusted certificate', async () => {
    const impostor = await startSmtpInbox({ disabledCommands: ['AUTH'] });
    await outbox().send(connection.db, to, sample);
    await dispatchDue(depsFor(smtp(impostor.url)));
    expect(impostor.mails).toEqual([]);
    expect((await row()).sent_at).toBeNull();
    await impostor.close();
  });

  it('is printed with its link when there is no mail server', async () => {
    const printed: string[] = [];
    await outbox().send(connection.db, to, sample);
    await dispatchDue(depsFor(createConsoleTransport((text) => void printed.push(text))));
    const lines = printed
      .join('')
      .trim()
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toEqual([
      '| Mail to maeve@aurora.example',
      '| Subject: Confirm your email address for Studio',
      `| Link: https://studio.example/register?token=${token}`,
    ]);
  });
});

describe('a failing mail server', () => {
  it('is retried, and receives the mail once', async () => {
    const busy = () => Object.assign(new Error('busy, maeve@aurora.example'), { responseCode: 451 });
    inbox.refusals.push(busy(), busy());
    await outbox().send(connection.db, to, sample);
    const deps = depsFor();
    await dispatchDue(deps);
    clock.advance({ seconds: 59 });
    expect(await dispatchDue(deps)).toBe(0);
    clock.advance({ seconds: 1 });
    expect(await dispatchDue(deps)).toBe(1);
    clock.advance({ minutes: 2 });
    expect(await dispatchDue(deps)).toBe(1);
    clock.advance({ minutes: 60 });
    expect(await dispatchDue(deps)).toBe(0);
    expect(inbox.mails).toHaveLength(1);
    expect(await row()).toMatchObject({ tries: 3, letter: null });
    expect(logs).toHaveLength(2);
    expect(logs.join()).not.toMatch(/maeve|token|http/);
  });

  it('is retried after 1, 2, 4, 8, 16 and then 30 minutes, for a day', async () => {
    await outbox().send(connection.db, to, sample);
    const waits: number[] = [];
    for (let minute = 0, last = 0; minute <= 25 * 60; minute += 1) {
      if ((await dispatchDue(depsFor(broken))) === 1) {
        waits.push(minute - last);
        last = minute;
      }
      clock.advance({ minutes: 1 });
    }
    expect(waits.slice(0, 8)).toEqual([0, 1, 2, 4, 8, 16, 30, 30]);
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeGreaterThanOrEqual(24 * 60);
    expect(total).toBeLessThan(24 * 60 + 30);
    expect(await row()).toMatchObject({ letter: null, sent_at: null, gave_up_at: expect.any(Date) });
    expect(logs.at(-1)).toContain('mail given up');
    expect(logs.join()).not.toContain('maeve');
  });

  it('does not delay other recipients’ mails', async () => {
    inbox.refusals.push(new Error('no such box'));
    await outbox().send(connection.db, to, sample);
    clock.advance({ seconds: 1 });
    await outbox().send(connection.db, { ...to, email: 'other@aurora.example' }, sample);
    await dispatchDue(depsFor());
    expect(inbox.mails).toHaveLength(1);
  });
});

describe('several servers on one database', () => {
  it('send each mail once', async () => {
    const second = connect({ connection: database.connection, poolSize: 4 });
    const emails = Array.from({ length: 23 }, (_, index) => `listener${index}@aurora.example`);
    for (const email of emails) await outbox().send(connection.db, { ...to, email }, sample);
    const drain = async (deps: DispatcherDeps) => {
      let sent = 0;
      for (let count = await dispatchDue(deps); count > 0; count = await dispatchDue(deps)) sent += count;
      return sent;
    };
    const both = await Promise.all([drain(depsFor()), drain(depsFor(undefined, second.db))]);
    await second.close();
    expect(both[0] + both[1]).toBe(23);
    expect(inbox.mails.flatMap(({ to: [email] }) => email).toSorted()).toEqual(emails.toSorted());
  });

  it('take over from one that died while sending, after five minutes', async () => {
    await outbox().send(connection.db, to, sample);
    const now = clock.now();
    const until = new Date(now.getTime() + 5 * 60_000);
    expect(await takeDueMails(connection.db, { now, until, limit: 5 })).toHaveLength(1);
    clock.advance({ minutes: 4, seconds: 59 });
    expect(await dispatchDue(depsFor())).toBe(0);
    clock.advance({ seconds: 1 });
    expect(await dispatchDue(depsFor())).toBe(1);
    expect(inbox.mails).toHaveLength(1);
  });

  it('send at most five at a time', async () => {
    let [present, most] = [0, 0];
    const counting: Transport = {
      async send() {
        present += 1;
        most = Math.max(most, present);
        await new Promise((resolve) => setImmediate(resolve));
        present -= 1;
      },
    };
    for (let count = 0; count < 12; count += 1) await outbox().send(connection.db, to, sample);
    expect(await dispatchDue(depsFor(counting))).toBe(5);
    expect(most).toBe(5);
  });

  it('do not exceed their batch size, even with a query plan that rescans due mails', async () => {
    const options = ['hashagg', 'hashjoin', 'mergejoin', 'material', 'sort'].map(
      (way) => `-c enable_${way}=off`,
    );
    const nested = connect({ connection: { ...database.connection, options: options.join(' ') } });
    for (let count = 0; count < 12; count += 1) await outbox().send(connection.db, to, sample);
    const now = clock.now();
    const taken = await takeDueMails(nested.db, { now, until: new Date(now.getTime() + 60_000), limit: 5 });
    await nested.close();
    expect(taken).toHaveLength(5);
  });
});

describe('the dispatcher', () => {
  it('sends at once when notified, even from a transaction that commits later', async () => {
    const dispatcher = startDispatcher({ ...depsFor(), everyMs: 200 });
    const mailer = createOutbox({ clock, secrets, sender, onQueued: dispatcher.nudge });
    await connection.db.transaction().execute((tx) => mailer.send(tx, to, sample));
    await vi.waitFor(() => expect(inbox.mails).toHaveLength(1));
    await dispatcher.stop();
  });

  it('resumes after a database outage', async () => {
    const away = connect({ connection: { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' } });
    const deps = { ...depsFor(), db: away.db };
    const dispatcher = startDispatcher({ ...deps, everyMs: 10 });
    await vi.waitFor(() => expect(logs.length).toBeGreaterThan(1));
    await dispatcher.stop();
    await away.close();
  });

  it('stops although a mail server does not respond, and the mail is retried later', async () => {
    const silent = await startSmtpInbox({ onData: () => {} });
    await outbox().send(connection.db, to, sample);
    const deps = depsFor(smtp(silent.url));
    const dispatcher = startDispatcher({ ...deps, stopWithinMs: 50 });
    await vi.waitFor(async () => expect((await row()).tries).toBe(1));
    await dispatcher.stop();
    expect(await row()).toMatchObject({
      sent_at: null,
      next_try_at: new Date(clock.now().getTime() + 60_000),
    });
    await silent.close();
  });
});

function fail(): never {
  throw new Error('There is none.');
}
