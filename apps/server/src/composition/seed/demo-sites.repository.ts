import { randomBytes } from 'node:crypto';
import { limits } from '@unmuted/api/contract';
import type { DemoSite } from '#/composition/seed/demo-sites.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

const dayMs = 86_400_000;
const tokenBytes = 16;

interface Owner {
  readonly accountId: string;
  readonly name: string;
  readonly now: Date;
}

/** Sites with their drafts; the pages of a version without any are rendered at the first visit. */
export async function insertDemoSites(tx: Tx, owner: Owner, sites: readonly DemoSite[]): Promise<void> {
  for (const site of sites) await insertDemoSite(tx, owner, site);
}

async function insertDemoSite(
  tx: Tx,
  { accountId, name, now }: Owner,
  { username, document, isPublished, domain }: DemoSite,
): Promise<void> {
  const text = JSON.stringify(document);
  await tx
    .insertInto('one_pages')
    .values({
      username,
      account_id: accountId,
      title: document.title,
      state: isPublished ? 'published' : 'draft',
      draft: text,
      draft_saved_at: now,
      published_number: isPublished ? 1 : null,
    })
    .execute();
  if (isPublished) {
    await tx
      .insertInto('site_versions')
      .values({ username, number: 1, document: text, pages: '[]', published_at: now, published_by: name })
      .execute();
  }
  if (domain !== undefined) {
    await tx
      .insertInto('site_domains')
      .values({
        id: uuidv7(now),
        username,
        domain,
        token: randomBytes(tokenBytes).toString('base64url'),
        added_at: now,
        expires_at: new Date(now.getTime() + limits.domainPendingDays * dayMs),
        verified_at: null,
        checked_at: null,
        next_check_at: now,
        problem: null,
        seen: null,
        is_primary: true,
      })
      .execute();
  }
}
