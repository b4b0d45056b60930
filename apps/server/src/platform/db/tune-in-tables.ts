import type { TuneInCall, TuneInChange, TuneInOutcome } from '@unmuted/api/contract';
import type { Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

interface TuneInSettingsTable {
  station_id: string;
  is_enabled: boolean;
  tune_in_id: string;
  partner_id: string;
  /** AES-256-GCM, see platform/crypto/secrets.ts. */
  partner_key: Buffer;
  partner_key_hint: string;
  key_saved_at: Moment;
  send_album: boolean;
  mark_ads: boolean;
  unknown_songs: TuneInChange['options']['unknownSongs'];
  delay_s: number;
  /** Set by staff. */
  stopped: 'paused' | 'disabled' | null;
  stopped_at: Date | null;
  stopped_reason: string | null;
  version: number;
}

interface TuneInQueueTable {
  station_id: string;
  kind: 'song' | 'ad' | 'jingle' | 'station' | 'none';
  artist: string | null;
  title: string | null;
  album: string | null;
  started_at: Moment;
  /** Counts the announcements. */
  seq: Generated<string>;
  /** When the call for the song is due; null while none waits. */
  due_at: Date | null;
  /** Calls for this song so far. */
  tries: Generated<number>;
  /** Identifies what waits, and what was sent last. */
  queued_key: string | null;
  sent_key: string | null;
  called_at: Date | null;
  tested_at: Date | null;
  /** No call before this time, after refusals. */
  retry_at: Date | null;
  /** The server that makes the call now; another one takes over after `lease_until`. */
  leased_by: string | null;
  lease_until: Date | null;
  state: Generated<'pending' | 'ok' | 'failing' | 'refused'>;
  since: Date | null;
  refusals: Generated<number>;
  problem: string | null;
  accepted_at: Date | null;
  /** When people were told about the refusals; null again after TuneIn accepted a song. */
  refusal_told_at: Date | null;
}

interface TuneInCallsTable {
  id: Generated<string>;
  station_id: string;
  at: Moment;
  kind: TuneInCall['kind'];
  artist: string | null;
  title: string | null;
  album: string | null;
  is_test: boolean;
  attempt: number;
  outcome: TuneInOutcome;
  status: number | null;
  opml_status: number | null;
  error: string | null;
  duration_ms: number;
  /** The partner key is masked in both. */
  request: string;
  body: string | null;
}

interface TuneInBreakerTable {
  id: number;
  opened_at: Date | null;
  until: Date | null;
  probed_by: string | null;
  probe_until: Date | null;
  closed_at: Date | null;
  calls: number;
  failures: number;
}

export interface TuneInTables {
  tune_in_settings: TuneInSettingsTable;
  tune_in_queue: TuneInQueueTable;
  tune_in_calls: TuneInCallsTable;
  tune_in_breaker: TuneInBreakerTable;
}
