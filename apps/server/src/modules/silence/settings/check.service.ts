import type { SilenceCheck, SilenceLevel } from '@unmuted/api/contract';
import { watcherSecretHeader, watcherSecretOf } from '#/engine/watcher.ts';
import type { Ear } from '#/modules/silence/hearing/ear.ts';
import { type Level, toDb } from '#/modules/silence/hearing/levels.ts';
import { listenToStream } from '#/modules/silence/listening/listen-to-stream.ts';
import type { Reception, ReceptionListener } from '#/modules/silence/listening/reception.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import { settingsOf } from '#/modules/silence/settings/silence-response.ts';
import { findWatches } from '#/modules/silence/settings/watch.repository.ts';
import { conditionsOf } from '#/modules/silence/verdicts/conditions.ts';
import { requireOpen } from '#/modules/stations/stations/change-station.ts';
import { readStation } from '#/modules/stations/stations/stations.service.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import type { StreamConnector } from '#/platform/connector/connector.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface CheckDeps extends SilenceDeps {
  readonly stationConnector: StreamConnector;
  readonly ear: Ear;
  readonly secrets: Pick<SecretBox, 'fingerprint'>;
  readonly onError: (error: unknown) => void;
}

interface Heard {
  readonly levels: readonly Level[];
  readonly codec: string | null;
  /** Why it ended before enough was heard. */
  readonly end: Exclude<Reception, { kind: 'receiving' }> | null;
  readonly tookMs: number | null;
}

/** Servers send some seconds at once. */
const enoughS = 5;
const withinMs = 15_000;

/** Listens for some seconds; nothing is stored. */
export async function checkSilence(
  deps: CheckDeps,
  scope: Scope,
  id: string,
  signal: AbortSignal,
): Promise<SilenceCheck> {
  const now = deps.clock.now();
  const station = requireOpen(await readStation(deps, scope, id), scope);
  if (station.streamUrl === null) throw new AppError('station.without_stream');
  const [row] = await findWatches(deps.db, scope, [id], now);
  const { thresholdDb } = settingsOf({ settings: row?.settings ?? null });
  // On our own engine it is no listener.
  const headers = station.service?.cast ? { [watcherSecretHeader]: watcherSecretOf(deps.secrets) } : {};
  const heard = await listenFor(deps, { url: station.streamUrl, headers }, signal);
  return { at: now.toISOString(), ...resultOf(heard, thresholdDb, now) };
}

function listenFor(
  { stationConnector, ear, onError }: CheckDeps,
  { url, headers }: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<Heard> {
  const { promise, resolve } = Promise.withResolvers<Heard>();
  const began = performance.now();
  const levels: Level[] = [];
  let codec: string | null = null;
  let tookMs: number | null = null;
  const end = (reason: Heard['end']) => resolve({ levels, codec, end: reason, tookMs });
  const listener: ReceptionListener = {
    onLevels(found) {
      tookMs ??= Math.round(performance.now() - began);
      levels.push(...found);
      if (levels.length >= enoughS) end(null);
    },
    onReception(reception) {
      if (reception.kind === 'receiving') codec = reception.codec;
      else end(reception);
    },
  };
  const listening = listenToStream({ stationConnector, ear, clock: systemClock, onError }, url, listener, {
    headers,
  });
  const cancel = systemClock.after(withinMs, () => end(null));
  const abort = () => end(null);
  signal.addEventListener('abort', abort);
  return promise.finally(() => {
    cancel();
    signal.removeEventListener('abort', abort);
    listening.stop();
  });
}

type Result = Omit<SilenceCheck, 'at'>;

function resultOf({ levels, codec, end, tookMs }: Heard, thresholdDb: number, at: Date): Result {
  const level = meanOf(levels, at);
  const common = { codec, tookMs, level };
  if (level === null) {
    if (end?.kind === 'off_air') return { ...common, verdict: 'off_air', problem: String(end.reason) };
    return { ...common, verdict: 'cannot_check', problem: end?.problem ?? 'time_out' };
  }
  const found = levels.map((one) => conditionsOf(one, thresholdDb));
  const isZero = found.every((one) => one.isZero);
  const isQuiet = found.every((one) => one.isQuiet);
  return { ...common, verdict: isZero ? 'digital_zero' : isQuiet ? 'quiet' : 'on_air', problem: null };
}

/** The mean power of some seconds, and their largest peak. */
function meanOf(levels: readonly Level[], at: Date): SilenceLevel | null {
  const last = levels.at(-1);
  if (!last) return null;
  // The number of channels changes with the stream only.
  const alike = levels.filter(({ rms }) => rms.length === last.rms.length);
  const powerOf = (db: number) => 10 ** (db / 10);
  const of = (channel: number) =>
    toDb(alike.reduce((sum, { rms }) => sum + powerOf(rms[channel] ?? 0), 0) / alike.length);
  return {
    at: at.toISOString(),
    rms: last.rms.map((_, channel) => of(channel)),
    peak: last.peak.map((_, channel) => Math.max(...alike.map(({ peak }) => peak[channel] ?? 0))),
    shortTerm: last.shortTerm,
  };
}
