import { limits } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox } from '#/platform/crypto/secrets.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { type OutputTest, startOutputTest } from '#/testing/outputs/output-calls.ts';
import { discordHook, discordUrl } from '#/testing/stand-ins/discord.ts';
import { mastodonToken } from '#/testing/stand-ins/mastodon.ts';

let outputs: OutputTest;
beforeEach(async () => {
  outputs = await startOutputTest();
});
afterEach(() => outputs.close());

const errorsOf = async (response: Response) => (await problemOf(response)).errors;
const withoutSecret = (kind: Parameters<OutputTest['draft']>[0], fields = {}) => {
  const { secret: _secret, ...draft } = outputs.draft(kind, fields);
  return draft;
};

describe('a secret', () => {
  it('is stored encrypted and never returned; only its public part is', async () => {
    const created = await outputs.create(outputs.draft('discord'));
    expect(created).toMatchObject({ hasSecret: true, secretHint: discordHook.id });
    expect(JSON.stringify([created, await outputs.list()])).not.toContain(discordHook.token);
    const row = await outputs.test.db.selectFrom('song_outputs').selectAll().executeTakeFirstOrThrow();
    expect(row.secret?.toString('latin1')).not.toContain(discordHook.token);
    const trail = await outputs.test.db.selectFrom('audit_trail').selectAll().execute();
    expect(JSON.stringify(trail)).not.toContain(discordHook.token);
  });

  it.each([
    ['discord', 'https://evil.example/api/webhooks/112233445566778899/abcdefghijklmnopqrstuvwxyz'],
    ['discord', `https://discord.com.evil.example/api/webhooks/${'1'.repeat(18)}/${'a'.repeat(40)}`],
    ['discord', `http://discord.com/api/webhooks/${'1'.repeat(18)}/${'a'.repeat(40)}`],
    ['slack', 'https://hooks.slack.example/services/T01ABCDEF/B02GHIJKL/abcdefghijklmnopqrstuvwx'],
    ['telegram', '123456789:short'],
    ['telegram', '../../x:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr'],
    ['bluesky', 'the-password-of-the-account'],
    ['mastodon', 'short'],
  ] as const)('of %s must have the form of the service: %s', async (kind, secret) => {
    const response = await outputs.call('', { json: outputs.draft(kind, { secret }) });
    expect(response.status).toBe(422);
    expect(await errorsOf(response)).toMatchObject([{ pointer: '/secret', code: 'pattern' }]);
  });

  it('is required except by a webhook', async () => {
    const response = await outputs.call('', { json: outputs.draft('slack', { secret: null }) });
    expect(await errorsOf(response)).toMatchObject([{ pointer: '/secret', code: 'required' }]);
    expect(await outputs.create(outputs.draft('webhook'))).toMatchObject({ hasSecret: false });
  });

  it('stays if a change does not name it, but is not sent to another server', async () => {
    const { id } = await outputs.create(outputs.draft('mastodon'));
    const saved = await outputs.update(id, 0, withoutSecret('mastodon', { name: 'Renamed' }));
    expect(saved).toMatchObject({ name: 'Renamed', hasSecret: true, version: 1 });
    const target = {
      kind: 'mastodon',
      instance: outputs.services.hook.origin,
      visibility: 'public',
    } as const;
    const moved = await outputs.change(id, 1, withoutSecret('mastodon', { target }));
    expect(await errorsOf(moved)).toMatchObject([{ pointer: '/secret', code: 'required' }]);
    expect((await outputs.change(id, 1, outputs.draft('mastodon', { target }))).status).toBe(200);
    const stored = await outputs.test.db.selectFrom('audit_trail').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(mastodonToken);
  });

  it('that cannot be read is a failure of the output', async () => {
    const { id } = await outputs.create(outputs.draft('discord'));
    const secret = createSecretBox([Buffer.alloc(32, 1)]).seal('x', { rowId: '', column: '' });
    await outputs.test.db.updateTable('song_outputs').set({ secret }).execute();
    await outputs.announce('A');
    await outputs.post();
    expect(await outputs.read(id)).toMatchObject({ state: 'failing', reason: 'secret_unreadable' });
  });
});

describe('an address', () => {
  it.each([
    ['mastodon', { kind: 'mastodon', instance: 'http://social.example', visibility: 'public' }, 'instance'],
    ['mastodon', { kind: 'mastodon', instance: 'https://127.0.0.1', visibility: 'public' }, 'instance'],
    ['bluesky', { kind: 'bluesky', handle: 'a.bsky.social', server: 'https://localhost' }, 'server'],
    ['webhook', { kind: 'webhook', url: 'https://10.0.0.1/in' }, 'url'],
  ] as const)('of %s must be public and https: %j', async (kind, target, field) => {
    const response = await outputs.call('', { json: outputs.draft(kind, { target }) });
    expect(await errorsOf(response)).toMatchObject([{ pointer: `/target/${field}`, code: 'pattern' }]);
  });

  it('that becomes private is not asked', async () => {
    const target = { kind: 'webhook', url: 'https://rebound.example/in' } as const;
    const { id } = await outputs.create(outputs.draft('webhook', { target }));
    await outputs.announce('A');
    const { createConnector } = await import('#/platform/connector/connector.ts');
    const outputConnector = createConnector({
      userAgent: 'tests',
      lookup: async () => [{ address: '10.0.0.7' }],
    });
    await outputs.post({ outputConnector });
    expect(await outputs.read(id)).toMatchObject({
      state: 'failing',
      reason: 'forbidden_address',
      refusals: 1,
    });
  });
});

describe('changes', () => {
  it('of an outdated version are rejected with the current output', async () => {
    const { id } = await outputs.create(outputs.draft('slack'));
    await outputs.update(id, 0, withoutSecret('slack', { everySongs: 4 }));
    const stale = await problemOf(await outputs.change(id, 0, withoutSecret('slack')));
    expect(stale).toMatchObject({ code: 'resource.version_conflict', current: { everySongs: 4 } });
  });

  it('cannot make it another kind', async () => {
    const { id } = await outputs.create(outputs.draft('slack'));
    const response = await outputs.change(id, 0, outputs.draft('discord'));
    expect(await errorsOf(response)).toMatchObject([{ pointer: '/target/kind', code: 'enum' }]);
  });

  it('that pause it drop the song that waits, and resume with the next one', async () => {
    const { id } = await outputs.create(outputs.draft('telegram', { everySongs: 5 }));
    await outputs.announce('A');
    await outputs.update(id, 0, withoutSecret('telegram', { everySongs: 5, isEnabled: false }));
    await outputs.announce('B');
    await outputs.post();
    await outputs.update(id, 1, withoutSecret('telegram', { everySongs: 5 }));
    await outputs.announce('C');
    await outputs.post();
    expect(outputs.services.telegram.messages).toEqual(['C - Orla Finch']);
  });

  it('are in the audit log, without the address of a webhook', async () => {
    const { id } = await outputs.create(outputs.draft('webhook'));
    await outputs.update(id, 0, withoutSecret('webhook', { everySongs: 9 }));
    expect((await outputs.call(`/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await outputs.list()).toEqual([]);
    const entries = await outputs.test.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', 'in', ['song_output.created', 'song_output.updated', 'song_output.deleted'])
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toMatchObject([
      { action: 'song_output.created', before: null, after: { kind: 'webhook', url: 'changed' } },
      { action: 'song_output.updated', before: { everySongs: 1 }, after: { everySongs: 9 } },
      { action: 'song_output.deleted', after: null },
    ]);
    expect(JSON.stringify(entries)).not.toContain('key=1');
  });
});

it('rejects a template that leaves no room for a song', async () => {
  const template = `%title% ${'x'.repeat(300)}`;
  const response = await outputs.call('', { json: outputs.draft('bluesky', { template }) });
  expect(await errorsOf(response)).toMatchObject([{ pointer: '/template', code: 'length' }]);
  expect((await outputs.call('', { json: outputs.draft('mastodon', { template }) })).status).toBe(201);
});

it('allows ten outputs of a station', async () => {
  for (let count = 0; count < limits.songOutputs; count += 1) await outputs.create(outputs.draft('webhook'));
  const response = await outputs.call('', { json: outputs.draft('webhook') });
  expect(await problemOf(response)).toMatchObject({ code: 'resource.limit_reached' });
});

it('belongs to one account: others find neither the station nor the output', async () => {
  const { id } = await outputs.create(outputs.draft('slack'));
  const as = 'second';
  const responses = [
    await outputs.call('', { as }),
    await outputs.call('', { as, json: outputs.draft('slack') }),
    await outputs.call(`/${id}`, {
      as,
      method: 'PUT',
      json: withoutSecret('slack'),
      headers: { 'if-match': '0' },
    }),
    await outputs.call(`/${id}`, { as, method: 'DELETE' }),
    await outputs.call(`/${id}/test`, { as, method: 'POST' }),
    await outputs.call(`/${id}/log`, { as }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await outputs.list()).toHaveLength(1);
});

describe('a test', () => {
  it('needs a song', async () => {
    const { id } = await outputs.create(outputs.draft('discord'));
    const response = await outputs.call(`/${id}/test`, { method: 'POST' });
    expect(await problemOf(response)).toMatchObject({ code: 'song_output.no_song' });
  });

  it('posts the last song, also of a paused output, and leaves the rate alone', async () => {
    await outputs.announce('A Quiet Engine');
    const { id } = await outputs.create(outputs.draft('discord', { isEnabled: false, everySongs: 7 }));
    const before = await outputs.read(id);
    const result = await outputs.send(id);
    expect(result).toMatchObject({
      isTest: true,
      status: 200,
      error: null,
      text: 'A Quiet Engine - Orla Finch',
      song: { title: 'A Quiet Engine', artist: 'Orla Finch' },
    });
    expect(outputs.services.discord.messages).toEqual(['A Quiet Engine - Orla Finch']);
    expect(await outputs.read(id)).toMatchObject({ songsSince: before.songsSince, nextAt: before.nextAt });
    expect(await outputs.log(id)).toEqual([result]);
  });

  it('shows the reply of the service, and counts as no refusal', async () => {
    await outputs.announce('A Quiet Engine');
    const { id } = await outputs.create(outputs.draft('discord', { secret: `${discordUrl}x` }));
    expect(await outputs.send(id)).toMatchObject({
      status: 401,
      error: 'unauthorized',
      detail: 'Invalid Webhook Token',
    });
    expect(await outputs.read(id)).toMatchObject({ state: 'pending', refusals: 0 });
  });
});
