import { limits, type SiteDocument, type SiteVersionList, siteVersionList } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishDue } from '#/modules/sites/publishing/publish-due.ts';
import { hashOfShareToken } from '#/modules/sites/publishing/share.service.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { siteExample } from '#/testing/examples/site-example.ts';
import { siteCalls, sitePath } from '#/testing/sites/site-calls.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { read, change, save, done, reset, audited } = siteCalls(() => test);
beforeEach(() => reset());

const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;
const published = async (document: Partial<SiteDocument> = {}) => {
  await done(save(document));
  return done(change('/publish'));
};
const versions = async () =>
  (await (await test.call(`${sitePath}/versions`, { as: 'owner' })).json()) as SiteVersionList;
const takeDown = () =>
  test.call('/api/admin/sites/harbour/takedown', { as: 'admin', json: { reason: 'Copied pictures' } });
const iso = (msFromNow: number) => new Date(test.clock.now().getTime() + msFromNow).toISOString();

describe('publishing', () => {
  it('makes a version of the draft, which stays while the draft changes', async () => {
    await done(save());
    const site = await done(change('/publish'));
    const publication = {
      number: 1,
      publishedAt: test.clock.now().toISOString(),
      publishedBy: 'Maeve O’Brien',
    };
    expect(site).toMatchObject({ state: 'published', version: 2, publication, changes: 0 });
    const changed = await done(save({ title: 'Harbour Nights', languages: ['en', 'fr'] }));
    expect(changed).toMatchObject({ state: 'published', publication, changes: 2 });
    expect(await done(change('/publish'))).toMatchObject({ publication: { number: 2 }, changes: 0 });
    const list = await versions();
    expectExactly(siteVersionList, list);
    const shared = { publishedBy: 'Maeve O’Brien', sections: 1, bytes: 0 };
    expect(list.items).toMatchObject([
      { ...shared, number: 2, languages: ['en', 'fr'], isPublic: true },
      { ...shared, number: 1, languages: ['en'], isPublic: false },
    ]);
    expect((await audited()).at(-1)).toEqual(['site.published', 'customer', { version: 1 }, { version: 2 }]);
  });

  it('of an older version of the draft is refused', async () => {
    const saved = await done(save());
    expect(await problemOf(await change('/publish', { version: 1 }))).toMatchObject({
      code: 'resource.version_conflict',
      current: saved,
    });
    expect((await versions()).items).toEqual([]);
  });

  it('needs a section', async () => {
    expect(await codeOf(change('/publish'))).toBe('site.empty');
    expect(await codeOf(change('/schedule', { method: 'PUT', json: { publishAt: iso(dayMs) } }))).toBe(
      'site.empty',
    );
    await done(save());
    await done(save({ sections: [] }));
    expect(await codeOf(change('/publish'))).toBe('site.empty');
    expect((await read()).state).toBe('draft');
  });

  it('keeps the latest 50 versions', async () => {
    await done(save());
    for (let count = 0; count < limits.siteVersions + 2; count += 1) await done(change('/publish'));
    const { items } = await versions();
    expect([items.length, items[0]?.number, items.at(-1)?.number]).toEqual([50, 52, 3]);
  });

  it('is not for the owner of a site that was taken down; staff may, and it stays down', async () => {
    await published();
    await takeDown();
    expect(await codeOf(change('/publish'))).toBe('site.taken_down');
    expect(await codeOf(change('/schedule', { method: 'PUT', json: { publishAt: iso(dayMs) } }))).toBe(
      'site.taken_down',
    );
    const site = await done(change('/publish', { as: 'admin' }));
    expect(site).toMatchObject({
      publication: { number: 2, publishedBy: 'Tomás Reyes' },
      takedown: { reason: 'Copied pictures' },
    });
    expect((await versions()).items.map(({ isPublic }) => isPublic)).toEqual([false, false]);
  });

  it("returns 404 for another customer's site", async () => {
    await done(save());
    for (const [to, call] of [
      ['/publish', {}],
      ['/schedule', { method: 'PUT', json: { publishAt: iso(dayMs) } }],
      ['/unpublish', { json: {} }],
      ['/discard', {}],
      ['/versions/1/restore', {}],
      ['/share', { json: {} }],
      ['/share', { method: 'DELETE' }],
    ] as const)
      expect([to, (await change(to, { as: 'second', ...call })).status]).toEqual([to, 404]);
    expect((await test.call(`${sitePath}/versions`, { as: 'second' })).status).toBe(404);
    expect(await read()).toMatchObject({ state: 'draft', share: null });
  });
});

describe('withdrawing', () => {
  it('keeps the draft and the versions, and cancels what is scheduled', async () => {
    await published();
    await done(change('/schedule', { method: 'PUT', json: { publishAt: iso(dayMs) } }));
    const site = await done(change('/unpublish'));
    expect(site).toMatchObject({ state: 'unpublished', publication: null, publishAt: null, changes: 0 });
    expect((await versions()).items.map(({ isPublic }) => isPublic)).toEqual([false]);
    const entries = (await audited()).length;
    expect(await done(change('/unpublish'))).toEqual(site);
    expect((await audited()).length).toBe(entries);
    expect(await done(change('/publish'))).toMatchObject({ state: 'published', publication: { number: 2 } });
  });

  it('needs a published version', async () => {
    expect(await codeOf(change('/unpublish'))).toBe('site.empty');
    await done(save());
    expect(await codeOf(change('/unpublish'))).toBe('site.not_published');
  });
});

describe('the draft', () => {
  it('is replaced by the published version', async () => {
    expect(await codeOf(change('/discard'))).toBe('site.empty');
    await done(save());
    expect(await codeOf(change('/discard'))).toBe('site.not_published');
    await done(change('/publish'));
    const other = await done(save({ title: 'Other' }));
    expect(await codeOf(change('/discard', { version: other.version - 1 }))).toBe(
      'resource.version_conflict',
    );
    const site = await done(change('/discard'));
    expect(site).toMatchObject({ draft: siteExample, version: other.version + 1, changes: 0 });
    expect((await audited()).at(-1)).toEqual([
      'site.restored',
      'customer',
      { title: 'Other' },
      { title: siteExample.title },
    ]);
  });

  it('is replaced by an earlier version, which is then published as a new one', async () => {
    await published();
    await published({ title: 'Second' });
    const site = await done(change('/versions/1/restore'));
    expect(site).toMatchObject({ draft: siteExample, changes: 1, publication: { number: 2 } });
    expect(await done(change('/publish'))).toMatchObject({ publication: { number: 3 }, changes: 0 });
    expect((await change('/versions/9/restore')).status).toBe(404);
    expect((await change('/versions/x/restore')).status).toBe(422);
    expect(await codeOf(change('/versions/1/restore', { version: 1 }))).toBe('resource.version_conflict');
  });
});

const schedule = (publishAt: string | null) => change('/schedule', { method: 'PUT', json: { publishAt } });
/** The job, on two servers at once. */
async function run(): Promise<void> {
  const { connection, dashboard, ...deps } = test.deps;
  const parts = { ...deps, db: test.db, apiUrl: () => 'https://studio.example/api' };
  await Promise.all([publishDue(parts), publishDue(parts)]);
}

describe('a scheduled publication', () => {
  it('is made once at its time, by nobody', async () => {
    await done(save());
    const publishAt = iso(10 * minuteMs);
    expect(await done(schedule(publishAt))).toMatchObject({ publishAt, state: 'draft' });
    await done(save({ title: 'Saved later' }));
    await run();
    expect((await read()).state).toBe('draft');
    test.clock.advance({ minutes: 10 });
    await run();
    await run();
    expect(await read()).toMatchObject({
      state: 'published',
      publishAt: null,
      changes: 0,
      publication: { number: 1, publishedBy: null },
    });
    expect((await versions()).items).toHaveLength(1);
    expect((await audited()).at(-1)?.slice(0, 2)).toEqual(['site.published', 'system']);
  });

  it('can be cancelled, also by publishing now', async () => {
    await done(save());
    await done(schedule(iso(minuteMs)));
    expect(await done(schedule(null))).toMatchObject({ publishAt: null });
    await done(schedule(iso(minuteMs)));
    expect(await done(change('/publish'))).toMatchObject({ publishAt: null });
    test.clock.advance({ minutes: 2 });
    await run();
    expect((await versions()).items).toHaveLength(1);
  });

  it.each([
    ['in the past', () => iso(-1)],
    ['now', () => iso(0)],
    ['in more than a year', () => iso((limits.siteScheduleDays + 1) * dayMs)],
  ])('is refused %s', async (_name, at) => {
    await done(save());
    expect(await problemOf(await schedule(at()))).toMatchObject({
      code: 'request.invalid',
      errors: [{ pointer: '/publishAt', code: 'range' }],
    });
  });

  it('of an older version of the draft is refused', async () => {
    await done(save());
    const json = { publishAt: iso(minuteMs) };
    expect(await codeOf(change('/schedule', { method: 'PUT', json, version: 1 }))).toBe(
      'resource.version_conflict',
    );
  });

  it('is not made of a draft without sections, or of a site that was taken down', async () => {
    await done(save());
    await done(schedule(iso(minuteMs)));
    await done(save({ sections: [] }));
    test.clock.advance({ minutes: 2 });
    await run();
    expect(await read()).toMatchObject({ state: 'draft', publishAt: null });
    await done(save());
    await done(schedule(iso(minuteMs)));
    await takeDown();
    expect((await read()).publishAt).toBeNull();
    test.clock.advance({ minutes: 2 });
    await run();
    expect((await versions()).items).toEqual([]);
  });
});

describe('the link to a draft', () => {
  const share = async () => (await change('/share')).json() as Promise<{ url: string; expiresAt: string }>;
  const storedHash = async () =>
    (
      await test.db
        .selectFrom('one_pages')
        .select('share_hash')
        .where('username', '=', 'harbour')
        .executeTakeFirstOrThrow()
    ).share_hash;

  it('is shown once and replaced by the next one; only its hash is stored', async () => {
    const first = await share();
    expect(first.expiresAt).toBe(iso(limits.siteShareDays * dayMs));
    const token = /^https:\/\/studio\.example\/s\/draft\/([A-Za-z0-9_-]{22,})$/.exec(first.url)?.[1] ?? '';
    expect(await storedHash()).toEqual(hashOfShareToken(token));
    expect((await read()).share).toEqual({ expiresAt: first.expiresAt });
    const second = await share();
    expect(second.url).not.toBe(first.url);
    expect(await storedHash()).not.toEqual(hashOfShareToken(token));
    expect(JSON.stringify(await audited())).not.toContain(token);
  });

  it('ends when its owner says so, and after seven days', async () => {
    await share();
    expect((await change('/share', { method: 'DELETE' })).status).toBe(204);
    expect([(await read()).share, await storedHash()]).toEqual([null, null]);
    expect((await change('/share', { method: 'DELETE' })).status).toBe(204);
    await share();
    await test.db
      .updateTable('one_pages')
      .set({ share_expires_at: test.clock.now() })
      .where('username', '=', 'harbour')
      .execute();
    expect((await read()).share).toBeNull();
  });
});
