import type { SongOutput, SongOutputResult } from '@unmuted/api/contract';
import type { ListedOutput, ResultRow } from '#/modules/stations/outputs/outputs.repository.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function toOutput(row: ListedOutput, now: Date): SongOutput {
  const { pending } = row;
  return {
    id: row.id,
    name: row.name,
    target: row.target,
    template: row.template,
    everySongs: row.every_songs,
    minIntervalS: row.min_interval_s,
    isEnabled: row.is_enabled,
    secretHint: row.secret_hint,
    hasSecret: row.secret !== null,
    state: row.state,
    reason: row.reason,
    refusals: row.refusals,
    lastPostedAt: iso(row.last_posted_at),
    lastResult: row.last && toResult(row.last),
    songsSince: row.songs_since,
    pendingSong: pending && { title: pending.title, artist: pending.artist },
    nextAt: row.next_at > now ? row.next_at.toISOString() : null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}

export function toResult(row: ResultRow): SongOutputResult {
  return {
    id: row.id,
    at: row.at.toISOString(),
    song: { title: row.title, artist: row.artist },
    isTest: row.is_test,
    status: row.status,
    error: row.error,
    detail: row.detail,
    text: row.text,
    durationMs: row.duration_ms,
    retryAt: iso(row.retry_at),
  };
}
