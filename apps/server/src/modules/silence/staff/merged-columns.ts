import { limits } from '@unmuted/api/contract';
import type { ChangedColumns, Incident } from '#/modules/silence/staff/merge.repository.ts';
import type { IncidentBeforeMerge } from '#/platform/db/silence-tables.ts';

/** An incident that is over. */
export type OverIncident = Incident & { readonly ended_at: Date };

const earliest = (dates: readonly Date[]) => new Date(Math.min(...dates.map(Number)));
const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map(Number)));
const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** Null if none is known. */
const ofKnown = (values: readonly number[], choose: (values: readonly number[]) => number) =>
  values.length === 0 ? null : choose(values);

/** The columns of an incident that others are merged into. */
export function mergedColumns(target: OverIncident, others: readonly OverIncident[]): ChangedColumns {
  const all = [target, ...others].toSorted((a, b) => Number(a.started_at) - Number(b.started_at));
  const acknowledged = all
    .filter((one) => one.acknowledged_at !== null)
    .toSorted((a, b) => Number(a.acknowledged_at) - Number(b.acknowledged_at))[0];
  const clip = target.clip_hash === null ? all.find((one) => one.clip_hash !== null) : target;
  const marks = {
    note: joinedNotes([target, ...all.filter((one) => one !== target)].map(({ note }) => note)),
    is_false_alarm: all.every((one) => one.is_false_alarm),
  };
  return {
    started_at: earliest(all.map((one) => one.started_at)),
    raised_at: earliest(all.map((one) => one.raised_at)),
    ended_at: latest(all.map((one) => one.ended_at)),
    lowest_db: ofKnown(known(all.map((one) => one.lowest_db)), (values) => Math.min(...values)),
    listeners_at_start: all.find((one) => one.listeners_at_start !== null)?.listeners_at_start ?? null,
    listeners_lost: ofKnown(known(all.map((one) => one.listeners_lost)), (values) => Math.max(...values)),
    listener_minutes: ofKnown(known(all.map((one) => one.listener_minutes)), (values) =>
      values.reduce((sum, value) => sum + value, 0),
    ),
    acknowledged_at: acknowledged?.acknowledged_at ?? null,
    acknowledged_by: acknowledged?.acknowledged_by ?? null,
    acknowledged_via: acknowledged?.acknowledged_via ?? null,
    clip_hash: clip?.clip_hash ?? null,
    clip_s: clip?.clip_s ?? null,
    clip_type: clip?.clip_type ?? null,
    ...marks,
    before_merge: { ...ownColumns(target), merged: marks },
  };
}

/** The columns of an incident before the first merge; a note and a mark that were entered later stay. */
export function restoredColumns(target: OverIncident): ChangedColumns {
  const { has_clip: hasClip, ...own } = ownColumns(target);
  return {
    ...own,
    started_at: new Date(own.started_at),
    raised_at: new Date(own.raised_at),
    ended_at: new Date(own.ended_at),
    acknowledged_at: own.acknowledged_at === null ? null : new Date(own.acknowledged_at),
    // Its own clip may have been purged since.
    ...(!hasClip && { clip_hash: null, clip_s: null, clip_type: null }),
    before_merge: null,
  };
}

function ownColumns(target: OverIncident): Omit<IncidentBeforeMerge, 'merged'> {
  const { note, is_false_alarm, before_merge: before } = target;
  if (before) {
    const { merged, ...own } = before;
    return {
      ...own,
      note: note === merged.note ? own.note : note,
      is_false_alarm: is_false_alarm === merged.is_false_alarm ? own.is_false_alarm : is_false_alarm,
    };
  }
  return {
    started_at: target.started_at.toISOString(),
    raised_at: target.raised_at.toISOString(),
    ended_at: target.ended_at.toISOString(),
    lowest_db: target.lowest_db,
    listeners_at_start: target.listeners_at_start,
    listeners_lost: target.listeners_lost,
    listener_minutes: target.listener_minutes,
    acknowledged_at: target.acknowledged_at?.toISOString() ?? null,
    acknowledged_by: target.acknowledged_by,
    acknowledged_via: target.acknowledged_via,
    note,
    is_false_alarm,
    has_clip: target.clip_hash !== null,
  };
}

/** Each note once, as many lines as fit. */
function joinedNotes([first = '', ...others]: readonly string[]): string {
  let joined = first;
  for (const note of others) {
    if (note === '' || `\n${joined}\n`.includes(`\n${note}\n`)) continue;
    for (const line of note.split('\n')) {
      const longer = joined === '' ? line : `${joined}\n${line}`;
      if (longer.length > limits.incidentNote) return joined;
      joined = longer;
    }
  }
  return joined;
}
