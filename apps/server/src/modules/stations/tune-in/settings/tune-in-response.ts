import type { TuneIn, TuneInCall } from '@unmuted/api/contract';
import { tuneInStateOf } from '#/modules/stations/stations/tune-in-state.ts';
import type { QuarterRow, TuneInStation } from '#/modules/stations/tune-in/settings/tune-in.repository.ts';
import type { Row } from '#/platform/db/schema.ts';

interface Around {
  readonly lastCall: Row<'tune_in_calls'> | undefined;
  readonly quarters: readonly QuarterRow[];
  readonly serviceDownUntil: Date | null;
}

export function toTuneIn(
  { id, name, settings, queue }: TuneInStation,
  { lastCall, quarters, serviceDownUntil }: Around,
): TuneIn {
  const state = tuneInStateOf(settings, queue);
  const isCalling = settings?.is_enabled === true && settings.stopped === null;
  return {
    id,
    stationName: name,
    version: settings?.version ?? 0,
    settings: settings && {
      isEnabled: settings.is_enabled,
      stationId: settings.tune_in_id,
      partnerId: settings.partner_id,
      partnerKeyHint: settings.partner_key_hint,
      keySavedAt: momentOf(settings.key_saved_at),
      options: {
        sendAlbum: settings.send_album,
        markAds: settings.mark_ads,
        unknownSongs: settings.unknown_songs,
        delayS: settings.delay_s,
      },
    },
    state,
    since: settings && momentOrNull(settings.stopped_at ?? queue?.since ?? null),
    disableReason: settings?.stopped_reason ?? null,
    problem: settings === null ? null : (queue?.problem ?? null),
    refusals: queue?.refusals ?? 0,
    lastCall: lastCall ? toCall(lastCall) : null,
    lastAcceptedAt: settings && momentOrNull(queue?.accepted_at ?? null),
    nextCallAt: isCalling ? momentOrNull(queue?.due_at ?? null) : null,
    retryAt: isCalling ? momentOrNull(queue?.retry_at ?? null) : null,
    song: queue && {
      kind: queue.kind,
      artist: queue.artist,
      title: queue.title,
      album: queue.album,
      startedAt: momentOf(queue.started_at),
    },
    last24h: {
      accepted: sumOf(quarters, 'accepted'),
      repeated: sumOf(quarters, 'repeated'),
      refused: sumOf(quarters, 'refused'),
      failed: sumOf(quarters, 'failed'),
    },
    quarters: quarters.map(({ from, accepted, repeated, refused, failed }) => ({
      from: from.toISOString(),
      accepted,
      repeated,
      refused,
      failed,
    })),
    serviceDownUntil: serviceDownUntil?.toISOString() ?? null,
  };
}

export function toCall(row: Row<'tune_in_calls'>): TuneInCall {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    kind: row.kind,
    artist: row.artist,
    title: row.title,
    album: row.album,
    isTest: row.is_test,
    attempt: row.attempt,
    outcome: row.outcome,
    status: row.status,
    opmlStatus: row.opml_status,
    error: row.error,
    durationMs: row.duration_ms,
    request: row.request,
    body: row.body,
  };
}

const sumOf = (
  quarters: readonly QuarterRow[],
  field: 'accepted' | 'repeated' | 'refused' | 'failed',
): number => quarters.reduce((sum, quarter) => sum + quarter[field], 0);

/** Times inside JSON of the database are texts. */
const momentOf = (at: string | Date): string => new Date(at).toISOString();
const momentOrNull = (at: string | Date | null): string | null => at && momentOf(at);
