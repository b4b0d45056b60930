import type { StreamingService, StreamingServiceRow } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { type SpanRow, type TimeRange, toStateSpans } from '#/modules/stations/checks/state-spans.ts';
import type { ServiceDetails, ServiceRow } from '#/modules/stations/services/services.repository.ts';

interface Urls {
  readonly streamUrlOf: StreamUrlOf;
}

export interface RecordedStates extends TimeRange {
  readonly rows: readonly SpanRow[];
}

export function toServiceDetails(
  urls: Urls,
  row: ServiceDetails,
  { from, to, rows }: RecordedStates,
): StreamingService {
  return {
    ...toServiceRow(urls, row),
    credentialsUser: row.admin_user,
    uptime30d: row.known_s ? (row.on_air_s ?? 0) / row.known_s : null,
    title: row.title,
    problem: row.problem,
    probe: row.probe,
    rawStatus: row.raw_status,
    stations: row.used_by,
    history: {
      from: from.toISOString(),
      to: to.toISOString(),
      spans: toStateSpans(rows, { from, to, isCast: row.username !== null }),
    },
  };
}

export function toServiceRow({ streamUrlOf }: Urls, row: ServiceRow): StreamingServiceRow {
  return {
    id: row.id,
    label: row.label,
    customer: {
      id: row.account_id,
      name: row.owner_name,
      company: row.account_name === row.owner_name ? null : row.account_name,
      email: row.email,
    },
    type: row.type,
    url: row.cast_mount === null ? row.url : streamUrlOf(row.cast_mount),
    mount: row.cast_mount ?? row.mount,
    sid: row.sid,
    cast: row.username,
    state: row.state,
    since: row.since?.toISOString() ?? null,
    checkedAt: row.checked_at?.toISOString() ?? null,
    listeners: row.listeners,
    codec: row.codec,
    bitrateKbps: row.bitrate_kbps,
    pollS: row.poll_s,
    stationCount: row.stations,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
