import { waitOf } from '#/modules/directories/directories/backoff.ts';
import type {
  DirectoryRow,
  Standing,
} from '#/modules/directories/directories/directory-context.repository.ts';
import type { DirectoryConfig } from '#/modules/directories/directories/directory-registry.ts';
import { addForm } from '#/modules/directories/directories/yp.ts';

interface Moment {
  readonly directory: DirectoryConfig;
  readonly streamUrl: string | null;
  readonly now: Date;
}

/**
 * The next action for an enabled cast: `leave` removes an entry, `rest` clears the results of earlier attempts so
 * that the
 * next one starts fresh.
 */
export type Step = 'add' | 'touch' | 'leave' | 'rest' | 'none';

export function nextStep(row: DirectoryRow, standing: Standing, moment: Moment): Step {
  const { directory, streamUrl, now } = moment;
  const wait = waitOf(directory, standing, moment);
  const isDue = row.next_call_at === null || row.next_call_at <= now;
  if (row.sid !== null) {
    // A source that returns within a minute keeps the entry.
    if (wait !== null && wait !== 'first_minute') return 'leave';
    if (streamUrl !== null && row.announced !== addForm(standing, streamUrl)) return 'leave';
    return isDue ? 'touch' : 'none';
  }
  if (wait === null) return isDue ? 'add' : 'none';
  return row.state === 'pending' && row.next_call_at === null ? 'none' : 'rest';
}
