import type {
  CastStream,
  ListenReason,
  PublicStatus,
  PublicStream,
  PublicTrack,
  PublicWidget,
} from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { toCastMoment, toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { toCastStream } from '#/modules/casts/cast/cast-streams.ts';
import type { Policy } from '#/modules/listeners/policies/decide.ts';
import { loadPolicy } from '#/modules/listeners/policies/policies.repository.ts';
import { readCastSongs } from '#/modules/stations/songs/cast-songs.ts';
import {
  findPublicCast,
  findPublicWidget,
  listPublicTitles,
  type PublicWidgetRow,
} from '#/modules/widgets/public/public.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { Geo } from '#/platform/geo/geo.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { createMemo } from '#/platform/lib/memo.ts';

export interface PublicDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly geo: Geo;
  readonly streamUrlOf: StreamUrlOf;
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
}

/** A visitor of a page with a widget. */
export interface Viewer {
  readonly address: string;
  readonly userAgent: string | null;
}

/** Cache time: the engine is polled every two seconds. */
const momentMs = 2_000;
const widgetMs = 3_000;
/** Rules change rarely and the engine applies them immediately; this is only their display. */
const policyMs = 4_000;
const titlesMs = 5_000;
const titlesAtMost = 50;

/** Public cast data from a cache: many pages poll every few seconds, but the database is queried once. */
export function createPublicReader(deps: PublicDeps) {
  const { db, clock, geo, streamUrlOf } = deps;
  const widgets = createMemo({ clock, forMs: widgetMs, load: (id) => findPublicWidget(db, id) });
  const policies = createMemo({ clock, forMs: policyMs, load: (id) => loadPolicy(db, id, clock.now()) });
  const titles = createMemo({
    clock,
    forMs: titlesMs,
    load: async (id) => (await listPublicTitles(db, id, titlesAtMost)).map(toTrack),
  });
  const songs = createMemo({
    clock,
    forMs: momentMs,
    load: (id) => readCastSongs(deps, id, { now: clock.now(), limit: titlesAtMost }),
  });
  const casts = createMemo({
    clock,
    forMs: momentMs,
    load: async (username) => {
      const [row, state] = await Promise.all([findPublicCast(db, username), findEngineState(db)]);
      if (!row) return undefined;
      const engine = toEngineInfo(state, clock.now());
      const streams = (row.streams ?? []).map((one) => toCastStream(one, row, { engine, streamUrlOf }));
      return { ...row, moment: toCastMoment(row, engine), streams };
    },
  });
  type Cast = NonNullable<Awaited<ReturnType<typeof casts.get>>>;

  async function castOf(username: string): Promise<Cast> {
    const cast = await casts.get(username);
    if (!cast) throw new AppError('resource.not_found');
    return cast;
  }

  return {
    /** Undefined if it does not exist. */
    findWidget: (id: string): Promise<PublicWidgetRow | undefined> => widgets.get(id),
    castOf,
    forgetWidget: widgets.forget,

    async widget(id: string): Promise<PublicWidget> {
      const row = await widgets.get(id);
      if (!row) throw new AppError('resource.not_found');
      const { name, streams } = await castOf(row.username);
      const { type, settings, version, username } = row;
      return { id, type, settings, version, username, castName: name, streams: streams.map(toPublicStream) };
    },

    async status(username: string, widgetId: string | undefined, viewer: Viewer): Promise<PublicStatus> {
      const cast = await castOf(username);
      const widget = widgetId === undefined ? undefined : await widgets.get(widgetId);
      // A widget of another cast is reported as not found.
      if (widgetId !== undefined && widget?.username !== username) throw new AppError('resource.not_found');
      const { moment, streams } = cast;
      const showsListeners = widget?.type === 'listener-count' || widget?.settings.showListeners === true;
      const { title, titleSince } = moment;
      const read = await songs.get(cast.id);
      const sent = title === null ? null : toTrack({ title, startedAt: titleSince });
      return {
        username,
        reason: reasonOf(cast, await policies.get(cast.id), viewer),
        track: sent && read ? read.current : sent,
        streamsOnAir: streams.filter(({ onAir }) => onAir === true).map(({ id }) => id),
        listeners: showsListeners ? moment.listeners : null,
        songs:
          widget?.type === 'recent-songs'
            ? (read?.songs ?? (await titles.get(cast.id))).slice(0, widget.settings.songs)
            : null,
        widgetVersion: widget?.version ?? null,
      };
    },
  };

  /** Applies the admission rules of the engine's hook, see listeners/listener-tracker.ts. */
  function reasonOf({ moment, listener_limit }: Cast, policy: Policy, viewer: Viewer): ListenReason {
    if (moment.state === 'suspended') return 'suspended';
    const { address, userAgent: agent } = viewer;
    const visitor = { address, agent, country: geo.countryOf(address) };
    if (!policy.decide(visitor, clock.now()).allowed) return 'geoblocked';
    if (moment.state === 'unknown') return 'unknown';
    if (moment.state !== 'live') return 'off_air';
    return (moment.listeners ?? 0) >= listener_limit ? 'full' : 'ok';
  }
}

export type PublicReader = ReturnType<typeof createPublicReader>;

const toPublicStream = ({ id, name, codec, bitrate, listenUrl }: CastStream): PublicStream => ({
  id,
  name,
  codec,
  bitrate,
  listenUrl,
});

/** Sources send one line; by convention, artist and title are separated by ` - `. */
export function toTrack({ title, startedAt }: Pick<PublicTrack, 'title' | 'startedAt'>): PublicTrack {
  const [, artist, rest] = /^(.+?) - (.+)$/.exec(title) ?? [];
  return { artist: artist?.trim() || null, title: rest?.trim() || title, coverUrl: null, startedAt };
}
