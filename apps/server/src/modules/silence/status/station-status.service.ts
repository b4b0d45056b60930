import type { SilenceVerdict, StationStatus } from '@unmuted/api/contract';
import { fileUrls } from '#/modules/files/public/file-name.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import { shareOf, shareOfDays, textOf, verdictOf } from '#/modules/silence/settings/silence-response.ts';
import { listPublicDays } from '#/modules/silence/settings/uptime.repository.ts';
import { findStatus, listPublicIncidents } from '#/modules/silence/status/station-status.repository.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { createMemo } from '#/platform/lib/memo.ts';

type StatusDeps = Pick<SilenceDeps, 'db' | 'clock' | 'apiUrl'>;

const cachedMs = 10_000;
const incidentsShown = 20;

/** Public states from a cache: however many people look, the database is queried once per ten seconds. */
export function createStationStatus(deps: StatusDeps) {
  const { db, clock } = deps;
  const cache = createMemo({ clock, forMs: cachedMs, load });

  async function load(publicId: string): Promise<StationStatus | undefined> {
    const now = clock.now();
    const station = await findStatus(db, publicId, now);
    if (!station) return undefined;
    const [days, incidents] = await Promise.all([
      listPublicDays(db, station.id, now),
      listPublicIncidents(db, station.id, incidentsShown),
    ]);
    const { verdict, since } = verdictOf(station);
    return {
      name: station.name,
      logoUrl: station.logo && fileUrls(deps.apiUrl)(station.logo),
      timeZone: station.timezone,
      state: stateOf(verdict),
      since,
      days: days.map((day) => ({
        date: day.date,
        share: shareOf(day.on_air, day.on_air + day.alarm + day.off_air),
      })),
      uptime: shareOfDays(days),
      incidents: incidents.map(({ id, kind, started_at: startedAt, ended_at: endedAt }) => ({
        id,
        kind,
        startedAt: startedAt.toISOString(),
        endedAt: textOf(endedAt),
      })),
    };
  }

  return {
    async read(publicId: string): Promise<StationStatus> {
      const found = await cache.get(publicId);
      if (!found) throw new AppError('resource.not_found');
      return found;
    },
  };
}

function stateOf(verdict: SilenceVerdict): StationStatus['state'] {
  switch (verdict) {
    case 'on_air':
    case 'quiet':
      return 'on_air';
    case 'off_air':
      return 'off_air';
    case 'cannot_check':
    case 'waiting':
    case 'off':
      return 'unknown';
    default:
      return 'trouble';
  }
}
