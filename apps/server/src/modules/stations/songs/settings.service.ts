import type {
  NowPlayingSettings,
  RuleTest,
  RuleTestResult,
  SavedNowPlayingSettings,
  Song,
  SongCorrection,
} from '@unmuted/api/contract';
import { hashToken, newToken } from '#/modules/identity/session/session-token.ts';
import { followCorrection } from '#/modules/stations/covers/queue-cover.ts';
import { defaultSettings } from '#/modules/stations/songs/default-settings.ts';
import {
  findSong,
  listPlayingStations,
  lockPlayingStation,
  type PlayingStation,
} from '#/modules/stations/songs/now-playing.repository.ts';
import { type NowPlayingDeps, publicUrlOf, toSong } from '#/modules/stations/songs/now-playing.service.ts';
import { clipText, rawKeyOf, readText } from '#/modules/stations/songs/read-text.ts';
import {
  findCorrection,
  findFleetReading,
  listCorrections,
} from '#/modules/stations/songs/recorder.repository.ts';
import * as repository from '#/modules/stations/songs/settings.repository.ts';
import { auditStation, requireOpen } from '#/modules/stations/stations/change-station.ts';
import { explainText } from '#/modules/stations/titles/explain-text.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

export async function readSettings(
  { db }: Pick<NowPlayingDeps, 'db'>,
  scope: Scope,
  id: string,
): Promise<SavedNowPlayingSettings> {
  const [station] = await listPlayingStations(db, scope, [id]);
  if (!station) throw new AppError('resource.not_found');
  return toSaved(station);
}

const toSaved = ({ settings, version, has_push_token: hasPushToken }: PlayingStation) => ({
  ...(settings ?? defaultSettings),
  version,
  hasPushToken,
});

/** Stores settings, and reads the text that plays again with them. */
export async function saveSettings(
  deps: NowPlayingDeps,
  act: Act,
  id: string,
  { settings, version }: { readonly settings: NowPlayingSettings; readonly version: number },
): Promise<SavedNowPlayingSettings> {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const station = requireOpen(await lockPlayingStation(tx, act.scope, id), act.scope);
    if (station.version !== version)
      throw new AppError('resource.version_conflict', { current: toSaved(station) });
    await writeSettings(tx, station, { settings, now: deps.clock.now() });
    await auditStation(deps, tx, act, {
      action: 'now_playing.updated',
      station,
      // The address of a page may contain a key.
      change: { before: station.settings ?? defaultSettings, after: settings, secretFields: ['feed'] },
    });
    return toSaved({ ...station, settings, version: version + 1 });
  });
  deps.bus.publish([`nowplaying:${id}`, `station:${id}`]);
  return saved;
}

/** The caller has locked the station. */
export async function writeSettings(
  tx: Tx,
  station: Pick<PlayingStation, 'id' | 'name' | 'version'>,
  { settings, now }: { readonly settings: NowPlayingSettings; readonly now: Date },
): Promise<void> {
  await repository.saveSettings(tx, station.id, { settings, version: station.version + 1, now });
  const open = await repository.findOpenSong(tx, station.id);
  if (!open) return;
  const read = await readAgain(tx, { ...station, settings }, open.raw);
  await repository.saveReadText(tx, open.id, read);
}

async function readAgain(
  tx: Tx,
  { id, name, settings }: Pick<PlayingStation, 'id' | 'name' | 'settings'>,
  raw: string,
) {
  return readText({
    raw,
    fields: await repository.findReceivedFields(tx, id, raw),
    stationName: name,
    settings: settings ?? defaultSettings,
    fleet: await findFleetReading(tx),
    correction: await findCorrection(tx, id, rawKeyOf(raw)),
  });
}

/** Reads texts with settings that are not stored. */
export async function testRules(
  { db }: Pick<NowPlayingDeps, 'db'>,
  scope: Scope,
  id: string,
  { samples, ...reading }: RuleTest,
): Promise<RuleTestResult> {
  const [station] = await listPlayingStations(db, scope, [id]);
  if (!station) throw new AppError('resource.not_found');
  const fleet = await findFleetReading(db);
  const { explain, invalidRules } = explainText(reading.rules, reading.ignore);
  const texts = samples.map(clipText);
  const corrections = await listCorrections(db, id, texts.map(rawKeyOf));
  const results = texts.map((raw) => {
    const { kind, artist, title, isCorrected } = readText({
      raw,
      fields: null,
      stationName: station.name,
      settings: reading,
      fleet,
      correction: corrections.get(rawKeyOf(raw)),
    });
    return { raw, kind, artist, title, isCorrected, ...explain(raw) };
  });
  return { results, invalidRules };
}

/** Corrects a text in the whole history and in future, or returns to what the settings make of it. */
export async function correctSong(
  deps: NowPlayingDeps,
  act: Act,
  { id, songId }: { readonly id: string; readonly songId: string },
  { correction }: SongCorrection,
): Promise<{ song: Song; changed: number }> {
  const corrected = await deps.db.transaction().execute(async (tx) => {
    const station = requireOpen(await lockPlayingStation(tx, act.scope, id), act.scope);
    const before = await findSong(tx, id, songId);
    if (!before) throw new AppError('resource.not_found');
    const { raw_key: rawKey } = before;
    const now = deps.clock.now();
    if (correction) await repository.saveCorrection(tx, { stationId: id, rawKey, now }, correction);
    else await repository.deleteCorrection(tx, id, rawKey);
    let changed = 0;
    for (const raw of await repository.listTexts(tx, { stationId: id, rawKey }))
      changed += await repository.saveTexts(tx, { stationId: id, raw }, await readAgain(tx, station, raw));
    const corrected = await findSong(tx, id, songId);
    if (!corrected) throw new AppError('resource.not_found');
    await followCorrection(tx, { stationId: id, rawKey }, { song: corrected, now });
    const after = (await findSong(tx, id, songId)) ?? corrected;
    await auditStation(deps, tx, act, {
      action: 'now_playing.song_corrected',
      station,
      change: { before: { artist: before.artist, title: before.title }, after: correction },
      details: { text: before.raw, changed },
    });
    return { song: toSong(deps, after), changed };
  });
  deps.bus.publish([`nowplaying:${id}`, `station:${id}`]);
  return corrected;
}

/** Creates a push token; it is returned once, and the previous one ends. */
export async function createPushToken(deps: NowPlayingDeps, act: Act, id: string) {
  const token = newToken();
  return deps.db.transaction().execute(async (tx) => {
    const station = requireOpen(await lockPlayingStation(tx, act.scope, id), act.scope);
    await repository.savePushToken(tx, id, hashToken(token));
    await auditStation(deps, tx, act, { action: 'now_playing.token_created', station });
    return { token, url: publicUrlOf(deps, station.public_id) };
  });
}

export async function deletePushToken(deps: NowPlayingDeps, act: Act, id: string): Promise<undefined> {
  return deps.db.transaction().execute(async (tx) => {
    const station = await lockPlayingStation(tx, act.scope, id);
    if (!station?.has_push_token) throw new AppError('resource.not_found');
    await repository.savePushToken(tx, id, null);
    await auditStation(deps, tx, act, { action: 'now_playing.token_ended', station });
    return undefined;
  });
}
