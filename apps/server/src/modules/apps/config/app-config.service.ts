import type { AppConfig } from '@unmuted/api/contract';
import type { LockedApp } from '#/modules/apps/app/app.repository.ts';
import { type AppFactsDeps, readSiteUrl } from '#/modules/apps/app/app-facts.ts';
import { draftOf } from '#/modules/apps/app/draft-of.ts';
import { findPublicApp, findPublicStationId } from '#/modules/apps/config/app-config.repository.ts';
import { readPlayedSource } from '#/modules/sites/pages/played-source.ts';
import { publicUrlOf } from '#/modules/stations/songs/now-playing.service.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { createMemo } from '#/platform/lib/memo.ts';

/** Installed apps ask at their start and every hour; a change is live for all within this time. */
const configMs = 10_000;

/** The configurations of apps from a cache: many apps ask, but the database is queried once. */
export function createConfigReader(deps: AppFactsDeps): (id: string) => Promise<AppConfig> {
  const memo = createMemo({
    clock: deps.clock,
    forMs: configMs,
    load: async (id) => {
      const app = await findPublicApp(deps.db, id);
      return app ? readConfig(deps, app) : null;
    },
  });
  return async (id) => {
    const config = await memo.get(id);
    if (!config) throw new AppError('resource.not_found');
    return config;
  };
}

/** What an installed app reads: the draft, since these fields are live when they are saved. */
export async function readConfig(deps: AppFactsDeps, app: LockedApp): Promise<AppConfig> {
  const document = draftOf(app);
  const { source, streams } = document;
  const account = app.account_id;
  const [played, siteUrl, publicId] = source
    ? await Promise.all([
        readPlayedSource(deps, account, source),
        readSiteUrl(deps, account, source),
        findPublicStationId(deps.db, account, source),
      ])
    : [null, null, null];
  const main = played?.listenUrl ? [{ name: played.name, url: played.listenUrl }] : [];
  return {
    schema: 1,
    revision: app.revision,
    name: document.name,
    streams: [...main, ...streams.filter(({ url }) => url !== '')],
    nowPlayingUrl: publicId === null ? null : publicUrlOf(deps, publicId),
    logoUrl: played?.logoUrl ?? null,
    tabs: document.tabs,
    website: document.website,
    siteUrl: siteUrl ?? '',
    privacyUrl: document.privacyUrl,
    profiles: document.profiles.filter(({ url }) => url !== ''),
    contactEmail: document.contactEmail,
    isUnpublished: app.status === 'unpublished',
  };
}
