import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'saves, publishes, schedules and restores a site': publishSite,
  'shares and checks the draft of a site': shareDraft,
  'creates, takes down and deletes a site as staff': asStaff,
};

const one = '/control/onepage/{username}';
const harbour = { username: 'harbour' };

/** The owner's side of a site: `over` names the version of the draft. */
function siteOf({ main }: ApiClients) {
  const over = (version: number) => ({ path: harbour, header: { 'If-Match': String(version) } });
  const read = () => unwrap(main.GET(one, { params: { path: harbour } }));
  return { main, over, read };
}

async function publishSite(clients: ApiClients): Promise<void> {
  const { main, over, read } = siteOf(clients);
  const before = await read();
  const body = { ...before.draft, title: 'Harbour Nights' };
  const saved = await unwrap(main.PUT(one, { params: over(before.version), body }));
  expect(saved).toMatchObject({ version: before.version + 1, draft: body });
  const published = await unwrap(main.POST(`${one}/publish`, { params: over(saved.version) }));
  expect(published).toMatchObject({ state: 'published', publication: { number: 1 }, changes: 0 });
  const template = { template: 'night', source: null } as const;
  const params = over(published.version);
  const filled = await unwrap(main.POST(`${one}/template`, { params, body: template }));
  expect(filled.draft.theme.name).toBe('dusk');
  const discarded = await unwrap(main.POST(`${one}/discard`, { params: over(filled.version) }));
  expect(discarded.draft).toEqual(body);
  const versions = await unwrap(main.GET(`${one}/versions`, { params: { path: harbour } }));
  expect(versions.items).toMatchObject([{ number: 1, isPublic: true }]);
  const restored = await unwrap(
    main.POST(`${one}/versions/{number}/restore`, {
      params: { ...over(discarded.version), path: { ...harbour, number: '1' } },
    }),
  );
  const cancelled = await unwrap(
    main.PUT(`${one}/schedule`, { params: over(restored.version), body: { publishAt: null } }),
  );
  expect(cancelled.publishAt).toBeNull();
  const withdrawn = await unwrap(main.POST(`${one}/unpublish`, { params: { path: harbour } }));
  expect(withdrawn.state).toBe('unpublished');
  await unwrap(main.PUT(one, { params: over(withdrawn.version), body: before.draft }));
}

async function shareDraft(clients: ApiClients): Promise<void> {
  const { main, read } = siteOf(clients);
  const params = { path: harbour };
  const link = await unwrap(main.POST(`${one}/share`, { params }));
  expect(link.url).toContain('/s/draft/');
  expect((await read()).share).toEqual({ expiresAt: link.expiresAt });
  await unwrap(main.DELETE(`${one}/share`, { params }));
  expect((await read()).share).toBeNull();
  const checks = await unwrap(main.GET(`${one}/checks`, { params }));
  expect(checks.problems).toContainEqual({
    code: 'stream_missing',
    sectionId: null,
    language: null,
    count: 1,
  });
  expect(await unwrap(main.POST(`${one}/checks/links`, { params }))).toEqual({ checked: 0, broken: [] });
  // Not public: nothing is requested.
  const body = { feed: 'http://127.0.0.1/feed.xml' };
  expect(await unwrap(main.POST(`${one}/checks/feed`, { params, body }))).toMatchObject({
    problem: 'unreachable',
    episodes: 0,
  });
}

async function asStaff(_owner: ApiClients, { as, asSuperadmin }: CallTools): Promise<void> {
  const { main } = await asSuperadmin();
  const { email } = (await as('customer')).person;
  const accounts = await unwrap(main.GET('/admin/accounts', { params: { query: { q: email } } }));
  const id = accounts.items[0]?.id ?? '';
  const customer = { path: { id } };
  const body = { username: 'slow-hill', title: 'Slow Hill' };
  const created = await unwrap(main.POST('/admin/customers/{id}/sites', { params: customer, body }));
  expect(created).toMatchObject({ ...body, state: 'empty' });
  const list = await unwrap(main.GET('/admin/customers/{id}/sites', { params: customer }));
  expect(list.items).toEqual([created]);
  const params = { path: { username: 'slow-hill' } };
  const takedown = '/admin/sites/{username}/takedown';
  const reason = 'Copied pictures';
  const down = await unwrap(main.POST(takedown, { params, body: { reason } }));
  expect(down.takedown?.reason).toBe(reason);
  expect((await unwrap(main.DELETE(takedown, { params }))).takedown).toBeNull();
  const code = { params, body: { isAllowed: true } };
  expect((await unwrap(main.PUT('/admin/sites/{username}/code', code))).allowsCode).toBe(true);
  await unwrap(main.DELETE('/admin/sites/{username}', { params }));
}
