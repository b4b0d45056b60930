import type { Locale } from '@unmuted/api/contract';
import type { PublicSites } from '#/modules/sites/pages/public-sites.ts';
import type { ActsDeps } from '#/modules/sites/pages/serve-site-acts.ts';
import type { RenderDeps } from '#/modules/sites/rendering/render-version.ts';
import type { SiteBuild } from '#/modules/sites/rendering/site-build.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface ServeSitesDeps extends RenderDeps, ActsDeps {
  readonly db: Db;
  readonly build: SiteBuild;
  readonly sites: PublicSites;
  readonly streamOrigins: readonly string[];
  /** Origins of the dashboard. */
  readonly dashboardOrigins: () => readonly string[];
  readonly defaultLocale: Locale;
}
