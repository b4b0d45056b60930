import type { SilenceWatch } from '@unmuted/api/contract';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import { invalidField } from '#/modules/silence/settings/invalid-field.ts';
import { readWatch, type SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import { textOf } from '#/modules/silence/settings/silence-response.ts';
import { lockWatch, saveSnooze } from '#/modules/silence/settings/watch.repository.ts';
import { auditStation } from '#/modules/stations/stations/change-station.ts';
import { lockStation } from '#/modules/stations/stations/stations.repository.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface Snooze {
  /** Null ends it. */
  readonly until: string | null;
  readonly reason: string | null;
}

const mostMs = 30 * 86_400_000;

/** The end of a snooze: in the future, but not longer than it makes sense to forget. */
export function snoozeEnd(until: string | null, now: Date, pointer: string): Date | null {
  if (until === null) return null;
  const at = new Date(until);
  const forMs = at.getTime() - now.getTime();
  if (forMs <= 0 || forMs > mostMs) throw invalidField(pointer, 'range');
  return at;
}

export async function snoozeSilence(
  deps: SilenceDeps,
  act: Act,
  id: string,
  snooze: Snooze,
): Promise<SilenceWatch> {
  if (!(await changeSnooze(deps, act, id, snooze))) throw new AppError('silence.off');
  return readWatch(deps, act.scope, id);
}

/** Returns whether detection is on. */
export async function changeSnooze(
  deps: SilenceDeps,
  act: Act,
  id: string,
  { until, reason }: Snooze,
): Promise<boolean> {
  const end = snoozeEnd(until, deps.clock.now(), '/until');
  const isOn = await deps.db.transaction().execute(async (tx) => {
    const station = await lockStation(tx, act.scope, id);
    if (!station) throw new AppError('resource.not_found');
    const before = await lockWatch(tx, id);
    if (!before) return false;
    const after = end
      ? { snoozed_until: end, snoozed_by: await nameOf(tx, act.scope), snooze_reason: reason }
      : { snoozed_until: null, snoozed_by: null, snooze_reason: null };
    await saveSnooze(tx, id, after);
    await auditStation(deps, tx, act, {
      action: 'silence.snoozed',
      station,
      change: { before: valuesOf(before), after: valuesOf(after) },
    });
    return true;
  });
  if (isOn) deps.bus.publish([`silence:${id}`]);
  return isOn;
}

const valuesOf = (row: { snoozed_until: Date | null; snooze_reason: string | null }) => ({
  snoozedUntil: textOf(row.snoozed_until),
  reason: row.snooze_reason,
});
