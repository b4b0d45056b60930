import type { Site, SiteFacts } from '@unmuted/api/contract';
import { nameOf } from '#/modules/files/public/file-name.ts';
import { countChanges } from '#/modules/sites/editing/count-changes.ts';
import { emptyDocument } from '#/modules/sites/editing/empty-document.ts';
import type { SiteRow } from '#/modules/sites/editing/sites.repository.ts';
import { type SiteAddressDeps, siteAddressOf, sitesPath } from '#/modules/sites/site-address.ts';

interface Around extends SiteAddressDeps {
  readonly now: Date;
  readonly facts: SiteFacts;
  readonly sources: Site['sources'];
}

/** The draft, or an empty one before anything was saved. */
export const draftOf = (row: Pick<SiteRow, 'draft' | 'title' | 'locale'>) => row.draft ?? emptyDocument(row);

export function toSite(row: SiteRow, { now, facts, sources, ...addresses }: Around): Site {
  const draft = draftOf(row);
  const isShared = row.share_expires_at !== null && row.share_expires_at > now;
  return {
    username: row.username,
    state: row.state,
    version: row.version,
    draft,
    draftSavedAt: row.draft_saved_at?.toISOString() ?? null,
    facts,
    sources,
    publication: publicationOf(row),
    changes: row.published && countChanges(draft, row.published),
    publishAt: row.publish_at?.toISOString() ?? null,
    share: isShared && row.share_expires_at ? { expiresAt: row.share_expires_at.toISOString() } : null,
    takedown: takedownOf(row),
    address: siteAddressOf(addresses, row.username, row.domain),
    previewUrl: new URL(`${sitesPath}/preview`, addresses.publicUrl()).href,
    visits7d: row.visits_7d,
    unreadMessages: row.unread,
  };
}

function publicationOf(row: SiteRow): Site['publication'] {
  if (row.state !== 'published' || row.published_number === null || row.published_at === null) return null;
  return {
    number: row.published_number,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    shareImages: shareImagesOf(row),
  };
}

/** As the pages of the published version name them. */
function shareImagesOf({ published, published_pages: pages }: SiteRow) {
  const own = published?.search.image;
  return (published?.languages ?? []).flatMap((language) => {
    if (own) return [{ language, file: own.file, isOwn: true }];
    const page = pages?.find((each) => each.kind === 'page' && each.language === language);
    return page?.shareHash === undefined
      ? []
      : [{ language, file: nameOf(page.shareHash, 'image/png'), isOwn: false }];
  });
}

export const takedownOf = (row: Pick<SiteRow, 'taken_down_at' | 'taken_down_reason'>): Site['takedown'] =>
  row.taken_down_at && row.taken_down_reason !== null
    ? { reason: row.taken_down_reason, since: row.taken_down_at.toISOString() }
    : null;
