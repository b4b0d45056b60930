import type { Site, SiteDocument } from '@unmuted/api/contract';
import type { Actor, CallOptions, TestApp } from '#/testing/app/test-app.ts';
import { siteExample } from '#/testing/examples/site-example.ts';

/** The site of the tests; it belongs to `owner`. */
export const sitePath = '/api/control/onepage/harbour';

interface Change extends Pick<CallOptions, 'json' | 'method'> {
  /** Defaults to the present one. */
  readonly version?: number;
  readonly as?: Actor;
}

/** Calls about the site of the tests. */
export function siteCalls(test: () => TestApp) {
  const read = async (as: Actor = 'owner') => (await (await test().call(sitePath, { as })).json()) as Site;

  async function change(to: string, { version, as = 'owner', ...call }: Change = {}): Promise<Response> {
    const headers = { 'if-match': String(version ?? (await read()).version) };
    return test().call(`${sitePath}${to}`, { as, method: 'POST', ...call, headers });
  }

  const save = (document: Partial<SiteDocument> = {}, more: Change = {}) =>
    change('', { method: 'PUT', json: { ...siteExample, ...document }, ...more });

  /** The site after a call that succeeds. */
  async function done(answer: Promise<Response>): Promise<Site> {
    const response = await answer;
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as Site;
  }

  /** A site without a draft and versions. */
  async function reset(): Promise<void> {
    const { db } = test();
    await db.deleteFrom('site_versions').where('username', '=', 'harbour').execute();
    await db
      .updateTable('one_pages')
      .set({
        title: 'Harbour Sessions',
        state: 'empty',
        draft: null,
        draft_saved_at: null,
        version: 1,
        published_number: null,
        publish_at: null,
        share_hash: null,
        share_expires_at: null,
        taken_down_at: null,
        taken_down_reason: null,
        allows_code: false,
      })
      .where('username', '=', 'harbour')
      .execute();
  }

  /** A domain of the site, without DNS. */
  async function insertDomain(domain: string, { isPrimary = false, isVerified = true } = {}): Promise<void> {
    const now = test().clock.now();
    await test()
      .db.insertInto('site_domains')
      .values({
        id: crypto.randomUUID(),
        username: 'harbour',
        domain,
        token: crypto.randomUUID(),
        added_at: now,
        expires_at: isVerified ? null : now,
        verified_at: isVerified ? now : null,
        checked_at: now,
        next_check_at: now,
        problem: null,
        seen: null,
        is_primary: isPrimary,
      })
      .execute();
  }

  /** The latest entries of the audit log about sites, oldest first. */
  async function audited(): Promise<[string, string, unknown, unknown][]> {
    const rows = await test()
      .db.selectFrom('audit_trail')
      .select(['action', 'actor_kind', 'before', 'after'])
      .orderBy('id')
      .execute();
    return rows
      .filter(({ action }) => action.startsWith('site.'))
      .map((row) => [row.action, row.actor_kind, row.before, row.after]);
  }

  return { read, change, save, done, reset, insertDomain, audited };
}
