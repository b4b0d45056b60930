import type { OnAirDay, PlayedTitleList } from '@unmuted/api/contract';
import type { CastDeps } from '#/modules/casts/cast/cast.service.ts';
import { requireCast } from '#/modules/casts/cast/cast-access.repository.ts';
import { readIntervals } from '#/modules/casts/on-air/intervals.ts';
import { countReconnects, listPlayedTitles } from '#/modules/casts/on-air/on-air.repository.ts';
import { totalsOf } from '#/modules/casts/on-air/on-air-spans.ts';
import type { Scope } from '#/platform/auth/scope.ts';

const dayMs = 24 * 60 * 60_000;

export async function listTitles(
  { db }: CastDeps,
  scope: Scope,
  username: string,
  limit: number,
): Promise<PlayedTitleList> {
  const cast = await requireCast(db, scope, username);
  const { rows, total } = await listPlayedTitles(db, scope, cast.id, limit);
  return {
    items: rows.map((row) => ({
      id: row.id,
      title: row.title,
      startedAt: row.started_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      listeners: row.listeners,
    })),
    total,
    page: 1,
    pageSize: limit,
  };
}

export async function readDay({ db, clock }: CastDeps, scope: Scope, username: string): Promise<OnAirDay> {
  const cast = await requireCast(db, scope, username);
  const now = clock.now();
  const dayBefore = new Date(now.getTime() - dayMs);
  const { period, spans } = await readIntervals(db, scope, cast.id, { from: dayBefore, to: now, now });
  const moment = (ms: number) => new Date(ms).toISOString();
  return {
    username: cast.username,
    from: moment(period.from),
    to: moment(period.to),
    spans: spans.map((span) => ({ ...span, from: moment(span.from), to: moment(span.to) })),
    reconnects: await countReconnects(db, scope, cast.id, dayBefore),
    ...totalsOf(spans),
  };
}
