import type { TuneInList, TuneInMetrics, TuneInQuery, TuneInRow, TuneInState } from '@unmuted/api/contract';
import { readBreaker } from '#/modules/stations/tune-in/queue/breaker.repository.ts';
import type { TuneInDeps } from '#/modules/stations/tune-in/settings/tune-in.service.ts';
import * as repository from '#/modules/stations/tune-in/staff/tune-in-staff.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { pageOf } from '#/platform/db/pagination.ts';
import { wordsOf } from '#/platform/db/search.ts';

const hourMs = 3_600_000;
const hoursShown = 24;

export async function listTuneIns(
  { db, clock }: TuneInDeps,
  scope: AdminScope,
  { sort = 'name', state, q, ...query }: TuneInQuery,
): Promise<TuneInList> {
  const page = pageOf(query);
  const found = await repository.findTuneInRows(db, scope, {
    ...page,
    sort: sort.replace('-', '') as repository.TuneInSort,
    isDescending: sort.startsWith('-'),
    words: wordsOf(q),
    states: (state?.split(',') ?? []) as TuneInState[],
    since: new Date(clock.now().getTime() - hoursShown * hourMs),
  });
  return { items: found.items.map(toRow), total: found.total, ...page };
}

function toRow(row: repository.StaffRow): TuneInRow {
  return {
    id: row.id,
    name: row.name,
    customer: {
      id: row.owner_id,
      name: row.owner_name,
      company: row.account_name === row.owner_name ? null : row.account_name,
      email: row.email,
    },
    stationId: row.tune_in_id,
    sharedBy: row.shared_by,
    state: row.state,
    since: row.since?.toISOString() ?? null,
    disableReason: row.stopped_reason,
    problem: row.problem,
    refusals: row.refusals,
    retryAt: row.retry_at?.toISOString() ?? null,
    lastCall:
      row.last_at && row.outcome
        ? {
            at: row.last_at.toISOString(),
            outcome: row.outcome,
            status: row.status,
            opmlStatus: row.opml_status,
            error: row.error,
            durationMs: row.duration_ms ?? 0,
          }
        : null,
    calls24h: row.calls,
    accepted24h: row.accepted,
  };
}

export async function readMetrics({ db, clock }: TuneInDeps, scope: AdminScope): Promise<TuneInMetrics> {
  const now = clock.now();
  const firstHour = Math.floor(now.getTime() / hourMs) * hourMs - (hoursShown - 1) * hourMs;
  const since = new Date(firstHour);
  const [hours, { replies, p95Ms }, states, duplicates, breaker, waiting] = await Promise.all([
    repository.countHours(db, scope, since),
    repository.countReplies(db, scope, since),
    repository.countStates(db, scope),
    repository.findDuplicates(db, scope),
    readBreaker(db),
    repository.countWaiting(db, scope, now),
  ]);
  const byTime = new Map(hours.map((hour) => [hour.from.getTime(), hour]));
  return {
    at: now.toISOString(),
    hours: Array.from({ length: hoursShown }, (_, index) => {
      const from = firstHour + index * hourMs;
      const { accepted, refused, failed, p95_ms } = byTime.get(from) ?? noCalls;
      return { from: new Date(from).toISOString(), accepted, refused, failed, p95Ms: p95_ms };
    }),
    replies,
    p95Ms,
    states,
    breaker: {
      state: breaker.opened_at === null ? 'closed' : breaker.probe_until === null ? 'open' : 'probing',
      since: breaker.opened_at?.toISOString() ?? null,
      until: breaker.until?.toISOString() ?? null,
      calls: breaker.opened_at === null ? 0 : breaker.calls,
      failures: breaker.opened_at === null ? 0 : breaker.failures,
      waiting,
    },
    duplicates,
  };
}

const noCalls = { accepted: 0, refused: 0, failed: 0, p95_ms: null };
