import type { Directory } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { waitOf } from '#/modules/directories/directories/backoff.ts';
import type {
  DirectoryRow,
  Standing,
} from '#/modules/directories/directories/directory-context.repository.ts';
import type { DirectoryConfig } from '#/modules/directories/directories/directory-registry.ts';
import { entriesOf } from '#/modules/directories/directories/listing-mismatch.ts';

interface Known {
  readonly standing: Standing;
  readonly streamUrlOf: StreamUrlOf;
  readonly now: Date;
}

/** The status of a cast in a directory. */
export function toDirectory(
  directory: DirectoryConfig,
  row: DirectoryRow | undefined,
  known: Known,
): Directory {
  const { id, name, kind, homepage, formUrl, formFields, isSearchable } = directory;
  const isConfigured = !directory.needsUrl || directory.url !== null;
  const stands = kind === 'engine' ? spoken(directory, row, known) : guided(row);
  const entry = entriesOf(row?.entries ?? [], known).find(({ isOurs }) => isOurs);
  return {
    id,
    name,
    kind,
    homepage,
    formUrl,
    formFields: [...formFields],
    isSearchable,
    isConfigured,
    isEnabled: kind === 'engine' && (row?.enabled ?? false),
    message: row?.message ?? null,
    sid: row?.sid ?? entry?.id ?? null,
    lastTouchAt: row?.last_touch_at?.toISOString() ?? null,
    touchIntervalS: row?.touch_interval_s ?? null,
    lastCall: callOf(row),
    listingUrl: entry?.listingUrl ?? null,
    submittedAt: row?.submitted_at?.toISOString() ?? null,
    ...stands,
    ...(!isConfigured && { state: 'not_configured', waitingFor: null, isChecking: false }),
  };
}

type Stands = Pick<Directory, 'state' | 'waitingFor' | 'isChecking'>;

function spoken(
  directory: DirectoryConfig,
  row: DirectoryRow | undefined,
  { standing, streamUrlOf, now }: Known,
): Stands {
  if (!row?.enabled) return { state: 'off', waitingFor: null, isChecking: false };
  const wait = waitOf(directory, standing, { streamUrl: streamUrlOf(standing.mount), now });
  const isDue = row.next_call_at === null || row.next_call_at <= now;
  // With an entry, it is listed until the entry is removed.
  if (row.sid !== null) {
    const waitingFor = row.state === 'pending' ? 'answer' : null;
    return { state: row.state, waitingFor, isChecking: isDue && wait === null };
  }
  if (wait !== null) return { state: 'pending', waitingFor: wait, isChecking: false };
  return { state: row.state, waitingFor: row.state === 'pending' ? 'answer' : null, isChecking: isDue };
}

/** A manual directory is pending once the form was submitted, and listed once the entry was found. */
function guided(row: DirectoryRow | undefined): Stands {
  const isChecking = false;
  if (row?.checked_at && row.state !== 'pending') return { state: row.state, waitingFor: null, isChecking };
  return row?.submitted_at
    ? { state: 'pending', waitingFor: 'answer', isChecking }
    : { state: 'off', waitingFor: null, isChecking };
}

function callOf(row: DirectoryRow | undefined): Directory['lastCall'] {
  if (!row?.call_at || !row.call_kind || !row.call_outcome) return null;
  return {
    at: row.call_at.toISOString(),
    kind: row.call_kind,
    outcome: row.call_outcome,
    status: row.call_status,
  };
}
