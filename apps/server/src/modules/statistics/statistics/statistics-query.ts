import type { ListenerClass, StatisticsCounting } from '@unmuted/api/contract';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { findTimeZone, type OwnCast, requireCast } from '#/modules/casts/cast/cast-access.repository.ts';
import { showsSamples, toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { listStreams } from '#/modules/casts/cast/streams.repository.ts';
import { findFirstCount, isCoveredBySamples } from '#/modules/statistics/statistics/counts.repository.ts';
import { type Range, rangeOf } from '#/modules/statistics/statistics/range.ts';
import type { SessionFilter } from '#/modules/statistics/statistics/session-filter.repository.ts';
import { findFirstDay } from '#/modules/statistics/statistics/session-roll-ups.repository.ts';
import { findFirstSession, hasSessions } from '#/modules/statistics/statistics/sessions.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

const dayMs = 24 * 60 * 60_000;

export interface StatisticsDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** The caller and the cast. */
export interface StatisticsCaller {
  readonly scope: Scope;
  readonly username: string;
  /** Excludes sample data, even where nothing else is known. */
  readonly recordedOnly?: boolean;
}

export interface RangeQuery {
  readonly from: string;
  readonly to: string;
}

export interface SessionQuery extends RangeQuery {
  readonly counting?: StatisticsCounting | undefined;
  readonly bots?: '0' | '1' | undefined;
  readonly stream?: string | undefined;
  readonly country?: string | undefined;
  readonly class?: ListenerClass | undefined;
  readonly player?: string | undefined;
}

/** The authorized subject of a statistics query. */
export interface Subject {
  readonly db: Db;
  readonly scope: Scope;
  readonly cast: OwnCast;
  readonly range: Range;
  readonly now: Date;
  /** Whether every figure of the answer is sample data; otherwise none is. */
  readonly sample: boolean;
  readonly since: { readonly counts: Date | null; readonly sessions: Date | null };
}

export async function subjectOf(
  { db, clock }: StatisticsDeps,
  { scope, username, recordedOnly }: StatisticsCaller,
  query: RangeQuery,
): Promise<Subject> {
  const now = clock.now();
  const [cast, state] = await Promise.all([requireCast(db, scope, username), findEngineState(db)]);
  const range = rangeOf(query, await findTimeZone(db, scope, cast.id), now);
  const span = { from: new Date(range.fromMs), to: new Date(range.untilMs) };
  const mayBeSample = !recordedOnly && showsSamples(toEngineInfo(state, now));
  const sample = mayBeSample && (await isCoveredBySamples(db, scope, cast, span));
  const [counts, session, day] = await Promise.all([
    findFirstCount(db, scope, { ...cast, sample }),
    findFirstSession(db, scope, { castId: cast.id, sample }),
    findFirstDay(db, scope, { castId: cast.id, sample }),
  ]);
  // With join events and counts, no sessions means that there were no listeners.
  const counted = state?.tells_listeners ? counts : null;
  const stored = day === null ? null : range.zone.beginOf(day);
  // A day starts before its first session: its stored roll-up determines the start.
  const known =
    session && stored && session.getTime() - stored.getTime() < dayMs ? session : earlier(session, stored);
  return { db, scope, cast, range, now, sample, since: { counts, sessions: earlier(known, counted) } };
}

/** Whether sessions were recorded at any time of a range. */
export function knowsSessions({ since }: Subject, { untilMs }: Range): boolean {
  return since.sessions !== null && since.sessions.getTime() < untilMs;
}

/** Fields common to all statistics responses. */
export function about({ cast, range, sample, since }: Subject) {
  const moment = (atMs: number) => new Date(atMs).toISOString();
  return {
    username: cast.username,
    from: moment(range.fromMs),
    to: moment(range.toMs),
    until: moment(range.untilMs),
    timeZone: range.zone.name,
    sample,
    since: {
      counts: since.counts?.toISOString() ?? null,
      sessions: since.sessions?.toISOString() ?? null,
    },
  };
}

/** Which sessions count; a stream that the cast neither has nor ever had is not offered. */
export async function filterOf(
  { db, scope, cast, sample }: Subject,
  query: SessionQuery,
): Promise<SessionFilter> {
  const {
    counting = 'active',
    bots = '0',
    stream,
    country = null,
    class: kind = null,
    player = null,
  } = query;
  let mount: string | null = null;
  if (stream !== undefined) {
    const streams = await listStreams(db, scope, [cast.id]);
    mount = streams.find((each) => each.id === stream)?.mount ?? stream;
    const isOwn = streams.some((each) => each.mount === mount);
    if (!isOwn && !(await hasSessions(db, scope, cast.id, mount))) {
      throw new AppError('request.invalid', {
        errors: [{ pointer: '/stream', code: 'enum', params: {} }],
      });
    }
  }
  return { counting, bots: bots === '1', mount, country, class: kind, player, sample };
}

/** Listener counts cover the whole cast and support no filter. */
export const isWhole = ({ mount, country, class: kind, player }: SessionFilter): boolean =>
  mount === null && country === null && kind === null && player === null;

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b));
