import type { OnAirDay, PlayedTitleList } from '@unmuted/api/contract';
import { findEngineState } from '#/modules/cast/cast.repository.ts';
import type { CastDeps } from '#/modules/cast/cast.service.ts';
import { toEngineInfo } from '#/modules/cast/cast-now.ts';
import { requireCast } from '#/modules/cast/own-cast.ts';
import { spansOf, totalsOf } from '#/modules/on-air/day.ts';
import {
  countReconnects,
  listPlayedTitles,
  listSpans,
  listWatches,
  spansAtMost,
} from '#/modules/on-air/on-air.repository.ts';
import type { Scope } from '#/modules/session/scope.ts';

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
  const engine = toEngineInfo(await findEngineState(db), now);
  const watches = await listWatches(db, dayBefore);
  const rows = await listSpans(db, scope, cast.id, dayBefore);
  const lastSeen = watches.at(-1)?.seen_at.getTime() ?? 0;
  // Between two looks nothing has changed as far as anybody knows, unless the engine no longer answers.
  const knownUntil = engine.state === 'up' ? now.getTime() : lastSeen;
  const oldest = rows.length === spansAtMost ? rows.at(-1)?.started_at : undefined;
  const period = { from: Math.max(dayBefore.getTime(), oldest?.getTime() ?? 0), to: now.getTime() };
  const spans = spansOf(
    period,
    rows
      .map(({ started_at, ended_at, agent }) => ({
        from: started_at.getTime(),
        to: ended_at?.getTime() ?? knownUntil,
        agent,
      }))
      .reverse(),
    watches.map(({ began_at, seen_at }) => ({
      from: began_at.getTime(),
      to: seen_at.getTime() === lastSeen ? knownUntil : seen_at.getTime(),
    })),
  );
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
