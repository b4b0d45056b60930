import type { SilenceStats, silenceStatsQuery } from '@unmuted/api/contract';
import type * as z from 'zod/mini';
import { invalidField } from '#/modules/silence/settings/invalid-field.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import * as repository from '#/modules/silence/staff/stats.repository.ts';
import { toCustomer } from '#/modules/silence/staff/wall.service.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';

const dayMs = 86_400_000;
const usualDays = 30;
const mostDays = 366;
const worst = 20;
/** Lower bounds of the classes of uptime. */
const bounds = [0, 0.95, 0.99, 0.995, 0.999];

export async function readStats(
  { db, clock }: Pick<SilenceDeps, 'db' | 'clock'>,
  scope: AdminScope,
  query: z.output<typeof silenceStatsQuery>,
): Promise<SilenceStats> {
  const now = clock.now();
  const range = { ...rangeOf(query, now), now };
  const [totals, days, kinds, hours, rows, uptime, settings] = await Promise.all([
    repository.sumIncidents(db, scope, range),
    repository.listStatDays(db, scope, range),
    repository.countKinds(db, scope, range),
    repository.countHours(db, scope, range),
    repository.listWorst(db, scope, { ...range, most: worst }),
    repository.countUptimes(db, scope, { ...range, bounds }),
    repository.countSettings(db, scope),
  ]);
  return {
    from: range.from.toISOString(),
    to: range.to.toISOString(),
    ...totals,
    days,
    kinds,
    uptime,
    hours,
    worst: rows.map((row) => ({
      id: row.id,
      serviceId: row.service_id,
      name: row.name,
      customer: toCustomer(row),
      incidents: row.incidents,
      minutes: row.minutes,
      listenerMinutes: row.listener_minutes,
    })),
    settings,
  };
}

function rangeOf(query: z.output<typeof silenceStatsQuery>, now: Date): { from: Date; to: Date } {
  const to = query.to === undefined ? now : new Date(query.to);
  const from = query.from === undefined ? new Date(to.getTime() - usualDays * dayMs) : new Date(query.from);
  const lengthMs = to.getTime() - from.getTime();
  if (lengthMs <= 0 || lengthMs > mostDays * dayMs) throw invalidField('/from', 'range');
  return { from, to };
}
