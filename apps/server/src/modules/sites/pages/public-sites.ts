import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { SiteFacts } from '@unmuted/api/contract';
import { findPublicSite, type PublicSiteRow, savePages } from '#/modules/sites/pages/pages.repository.ts';
import {
  type RenderDeps,
  type RenderInput,
  readInput,
  renderPages,
  sourceOf,
} from '#/modules/sites/rendering/render-version.ts';
import type { SiteBuild } from '#/modules/sites/rendering/site-build.ts';
import { readPage } from '#/modules/sites/rendering/store-page.ts';
import type { Db } from '#/platform/db/schema.ts';
import { createMemo } from '#/platform/lib/memo.ts';
import { createStaleMemo } from '#/platform/lib/stale-memo.ts';

export interface PublicSitesDeps extends RenderDeps {
  readonly db: Db;
  readonly onError: (error: unknown) => void;
}

/** A published site with what its pages were rendered from. */
export interface PublicSite extends PublicSiteRow {
  readonly facts: SiteFacts;
  readonly address: string;
}

const compress = promisify(brotliCompress);

/** Seconds until a publication, a takedown or a new main domain is effective on every server. */
const forMs = 3_000;
/** Stored pages never change; some hundred of at most 40 kB. */
const htmlCapacity = 500;
const htmlForMs = 86_400_000;

/** Published sites by username, from memory; while the database is away, as they were last read. */
export function createPublicSites(deps: PublicSitesDeps, build: SiteBuild) {
  const sites = createStaleMemo<PublicSite | undefined>({ ...deps, forMs, load });
  const pages = createMemo({
    clock: deps.clock,
    forMs: htmlForMs,
    capacity: htmlCapacity,
    load: async (hash) => {
      const html = await readPage(deps.storage, hash);
      return html === null ? null : { html, brotli: await compress(html) };
    },
  });

  async function load(username: string): Promise<PublicSite | undefined> {
    const row = await findPublicSite(deps.db, username);
    if (!row) return undefined;
    const input = await readInput(deps, row);
    const { facts, address } = input;
    return { ...row, facts, address, pages: await currentPages(row, input) };
  }

  /** Renders the pages again if the address, the products of the account or the program have changed since. */
  async function currentPages(row: PublicSiteRow, input: RenderInput): Promise<PublicSiteRow['pages']> {
    if (row.pages[0]?.source === sourceOf(input, build)) return row.pages;
    return deps.db.transaction().execute(async (tx) => {
      const pages = await renderPages(deps, tx, build, input);
      await savePages(tx, row, pages);
      return pages;
    });
  }

  return {
    /** Undefined for a site that never was published. */
    find: (username: string) => sites.get(username),
    /** Null if the storage has lost it. */
    async page(hash: string) {
      const page = await pages.get(hash);
      if (page === null) pages.forget(hash);
      return page;
    },
    forget: sites.forget,
  };
}

export type PublicSites = ReturnType<typeof createPublicSites>;
