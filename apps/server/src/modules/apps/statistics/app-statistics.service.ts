import { type AppDocument, type AppStatistics, limits } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { type AppRow, findApp } from '#/modules/apps/app/app.repository.ts';
import { draftOf } from '#/modules/apps/app/draft-of.ts';
import {
  type AppListeners,
  type AppSums,
  countAppListeners,
  findFirstAppSession,
  listMounts,
  listSampledCasts,
  sumAppDays,
  sumAppSpan,
} from '#/modules/apps/statistics/app-sessions.repository.ts';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { showsSamples, toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { findSource, type SourceRow } from '#/modules/sites/rendering/site-facts.repository.ts';
import { isAccountCoveredBySamples } from '#/modules/statistics/statistics/counts.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { laterDay, zoneOf } from '#/platform/lib/time-zone.ts';

export interface AppStatisticsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly streamUrlOf: StreamUrlOf;
}

type Country = AppStatistics['countries'][number]['country'];

const hourMs = 3_600_000;
const none: AppSums = { sessions: 0, unique: 0, listenedMs: 0 };

/** Who listened with an app in the last days, with today. */
export async function readAppStatistics(
  deps: AppStatisticsDeps,
  scope: Scope,
  { id, days: count }: { readonly id: string; readonly days: number },
): Promise<AppStatistics> {
  const { db, clock } = deps;
  const row = await findApp(db, scope, id);
  if (!row) throw new AppError('resource.not_found');
  const now = clock.now();
  const { source: wanted, streams } = draftOf(row);
  const source = wanted ? await findSource(db, row.account_id, wanted) : undefined;
  const zone = zoneOf(source?.timezone ?? 'UTC');
  const to = zone.dayOf(now.getTime());
  const from = laterDay(to, 1 - count);
  const begins = Array.from({ length: count + 1 }, (_, index) => zone.beginOf(laterDay(from, index)));
  const app = listenersOf(row);
  const engine = await findEngineState(db);
  const info = toEngineInfo(engine, now);
  const range = { from: zone.beginOf(from), to: now };
  const sample = showsSamples(info) && (await isSample(db, app, range));
  const before = { from: zone.beginOf(laterDay(from, -count)), to: range.from };
  const [sums, previous, days, listening, first, playsCast] = await Promise.all([
    sumAppSpan(db, app, { ...range, sample, now }),
    sumAppSpan(db, app, { ...before, sample, now }),
    sumAppDays(db, app, { begins, sample, now }),
    engine?.tells_listeners && info.state === 'up' ? countAppListeners(db, app) : null,
    findFirstAppSession(db, app, { sample, now }),
    hasOwnStream(deps, { accountId: row.account_id, source, streams }),
  ]);
  const linesOf = (by: 'country' | 'version') => sums.filter((each) => each.by === by);
  return {
    from,
    to,
    timeZone: zone.name,
    sample,
    playsCast,
    listening,
    ...totalOf(sums),
    previous: first && first < before.from ? totalOf(previous) : null,
    days: Array.from({ length: count }, (_, index) => ({
      day: laterDay(from, index),
      ...toCounts(days.get(index) ?? none),
    })),
    countries: linesOf('country').map(({ value, ...each }) => ({
      // Only countries of the geolocation are stored.
      country: (value || null) as Country,
      ...toCounts(each),
    })),
    versions: linesOf('version')
      .slice(0, limits.statisticsLines)
      .map(({ value, ...each }) => ({ version: value, ...toCounts(each) })),
    since: first && zone.dayOf(first.getTime()),
  };
}

/** An app that the store removed gets another package id, and is installed with both. */
function listenersOf(row: AppRow): AppListeners {
  const documents = [draftOf(row), row.sent, row.live];
  const ids = documents.flatMap((each) => each?.packageId || []);
  return { accountId: row.account_id, platform: row.platform, packageIds: [...new Set(ids)] };
}

/** Whether the answer shows sample data, by the rule of the casts' statistics. */
async function isSample(db: Db, app: AppListeners, span: { readonly from: Date; readonly to: Date }) {
  for (const cast of await listSampledCasts(db, app))
    if (await isAccountCoveredBySamples(db, app.accountId, cast, span)) return true;
  return false;
}

interface Played extends Pick<AppDocument, 'streams'> {
  readonly accountId: string;
  readonly source: SourceRow | undefined;
}

async function hasOwnStream(
  { db, streamUrlOf }: AppStatisticsDeps,
  { accountId, source, streams }: Played,
): Promise<boolean> {
  if (source && source.mount !== null) return true;
  if (streams.length === 0) return false;
  const own = new Set((await listMounts(db, accountId)).map(streamUrlOf));
  return streams.some(({ url }) => own.has(url));
}

const totalOf = (sums: Awaited<ReturnType<typeof sumAppSpan>>) =>
  toCounts(sums.find(({ by }) => by === 'total') ?? none);

const toCounts = ({ sessions, unique, listenedMs }: AppSums) => ({
  sessions,
  unique,
  hours: Math.round((listenedMs / hourMs) * 100) / 100,
});
