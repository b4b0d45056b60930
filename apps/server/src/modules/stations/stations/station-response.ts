import type { Station, StationOverview, StreamState } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import type { FileUrlOf } from '#/modules/files/public/file-name.ts';
import type { StationRow } from '#/modules/stations/stations/stations.repository.ts';
import { tuneInStateOf } from '#/modules/stations/stations/tune-in-state.ts';
import { parseTitle } from '#/modules/stations/titles/parse-title.ts';

export interface Around {
  readonly streamUrlOf: StreamUrlOf;
  readonly fileUrlOf: FileUrlOf;
  readonly now: Date;
  /** Whether the engine reports the state of casts; otherwise the last state may be outdated. */
  readonly isEngineUp: boolean;
  readonly engineCheckedAt: Date | null;
}

export function toStation(row: StationRow, around: Around): Station {
  const { service, cast, checked } = row;
  const state = stateOf(row, around);
  const isHosted = cast !== null;
  const isOnAir = state === 'on_air';
  const since = isHosted ? row.cast_since : row.since;
  const checkedAt = isHosted ? around.engineCheckedAt : row.checked_at;
  const isPrevious = row.previous_url_until !== null && row.previous_url_until > around.now;
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    timezone: row.timezone,
    logoUrl: row.logo && around.fileUrlOf(row.logo),
    version: row.version,
    streamUrl: streamUrlOf(row, around),
    service: service && {
      id: service.id,
      type: service.type,
      label: service.label,
      cast: cast?.username ?? null,
      mount: isHosted ? cast.mount : service.mount,
      sid: service.sid,
      pollS: service.poll_s,
      pausedAt: row.paused_at?.toISOString() ?? null,
      pausedBy: row.paused_by,
    },
    state,
    since: state === 'paused' ? iso(row.paused_at) : iso(since),
    checkedAt: iso(checkedAt),
    problem: isHosted ? null : (checked?.problem ?? null),
    listeners: isOnAir ? (isHosted ? cast.listeners : (checked?.listeners ?? null)) : null,
    song: isOnAir ? songOf(row) : null,
    probe: row.probe,
    previousUrl:
      isPrevious && service?.previous_url && row.previous_url_until
        ? { url: service.previous_url, until: row.previous_url_until.toISOString() }
        : null,
    consumers: row.others.map(({ id, name }) => ({ type: 'station', id, name })),
    apps: row.apps,
    tuneIn: row.tune_in && {
      state: tuneInStateOf(row.tune_in, row.tune_in.state && { state: row.tune_in.state }),
      since: iso(row.tune_in_since),
    },
    fault: row.fault && { ...row.fault, since: new Date(row.fault.since).toISOString() },
    disabledOutputs: row.disabled_outputs.map((output) => ({
      ...output,
      since: output.since && new Date(output.since).toISOString(),
    })),
  };
}

/** A station without what only its own page shows. */
export function toOverview({
  streamUrl,
  probe,
  previousUrl,
  consumers,
  apps,
  ...overview
}: Station): StationOverview {
  return overview;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function stateOf(
  { status, service, paused_at: pausedAt, cast, checked }: StationRow,
  around: Around,
): StreamState {
  if (status === 'suspended' || cast?.status === 'suspended') return 'suspended';
  if (!service) return 'unknown';
  if (!cast) return pausedAt ? 'paused' : (checked?.state ?? 'unknown');
  if (cast.is_stopped) return 'off_air';
  if (!around.isEngineUp) return 'unknown';
  return cast.on_air ? 'on_air' : 'off_air';
}

/** What players open. */
export function streamUrlOf(
  { service, cast }: Pick<StationRow, 'service' | 'cast'>,
  { streamUrlOf: urlOf }: Pick<Around, 'streamUrlOf'>,
): string | null {
  if (cast) return cast.mount === null ? null : urlOf(cast.mount);
  return service?.url ?? null;
}

/** What was recorded, or what the stream sends while nothing is recorded: it is paused, or the text is new. */
function songOf(row: StationRow): Station['song'] {
  const { cast, checked, song } = row;
  if (song) return { ...song, since: iso(row.song_since) };
  const raw = cast ? cast.title : (checked?.title ?? null);
  if (raw === null || raw === '') return null;
  const parsed = parseTitle(raw, { stationName: row.name, order: 'artist-title', separator: null });
  const isSong = parsed.kind === 'song';
  return {
    raw,
    kind: parsed.kind,
    artist: isSong ? parsed.artist : null,
    title: isSong ? parsed.title : null,
    since: iso(cast ? row.cast_title_since : row.title_since),
  };
}
