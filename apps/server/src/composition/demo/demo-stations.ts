import { type ShoutcastServer, startShoutcastServer } from '#/composition/demo/shoutcast-server.ts';
import { startTuneInServer } from '#/composition/demo/tune-in-server.ts';
import { demoStationIds, demoTuneInPartners } from '#/composition/seed/demo-data.ts';
import { moveDemoStation, watchDemoStation } from '#/composition/seed/seed.repository.ts';
import { demoProgrammes, readLoop } from '#/engine/demo-programme.ts';
import { readFrames } from '#/engine/mp3.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface DemoStations {
  /** `host:port` of the servers. */
  readonly places: readonly string[];
  readonly tuneInOrigin: string;
  stop(): Promise<void>;
}

const programmeName = 'harbour';
/** A second of audio is sent at once. */
const pieceMs = 1_000;
/** Of every five minutes, forty seconds are silent, so that silence detection finds something. */
const cycleS = 300;
const silentFromS = 60;
const silentS = 40;

/** Runs the demo's external station: a SHOUTcast server on loopback, at whatever port is free. */
export async function startDemoStations(db: Db): Promise<DemoStations> {
  const programme = demoProgrammes.find(({ loop }) => loop === programmeName);
  if (!programme) throw new Error(`The demo has no programme ${programmeName}.`);
  const audio = Buffer.from(await readLoop(programmeName));
  const pieces = piecesOf(audio);
  const silent = silentPiece(audio);
  const startedAt = Date.now();
  let at = 0;
  const server: ShoutcastServer = await startShoutcastServer({
    version: 2,
    name: 'Harbour Rock',
    title: () => {
      const turn = Math.floor((Date.now() - startedAt) / programme.titleEveryMs);
      return programme.titles[turn % programme.titles.length] ?? '';
    },
    audio: () => {
      at += 1;
      if (isSilentAt(at)) return silent;
      return pieces[at % pieces.length] ?? Buffer.alloc(0);
    },
  });
  await moveDemoStation(db, server.url);
  await watchDemoStation(db, demoStationIds.harbourRock);
  const tuneIn = await startTuneInServer({ partners: demoTuneInPartners });
  return {
    places: [new URL(server.url).host],
    tuneInOrigin: tuneIn.origin,
    async stop() {
      await Promise.all([server.stop(), tuneIn.stop()]);
    },
  };
}

/** Seconds since the start. */
function isSilentAt(second: number): boolean {
  const place = second % cycleS;
  return place >= silentFromS && place < silentFromS + silentS;
}

/** About a second in which the encoder runs and nothing is fed, in the format of the programme. */
export function silentPiece(audio: Buffer): Buffer {
  const [frame] = readFrames(audio);
  if (!frame) throw new Error('The programme has no frame.');
  const silent = Buffer.alloc(frame.length);
  // The head of a frame; without anything after it, it decodes to zeros.
  audio.copy(silent, 0, frame.offset, frame.offset + 4);
  return Buffer.concat(Array.from({ length: Math.round(pieceMs / frame.durationMs) }, () => silent));
}

/** Whole frames, about a second each. */
function piecesOf(audio: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let [start, end, durationMs] = [0, 0, 0];
  for (const frame of readFrames(audio)) {
    if (end === 0) [start, end] = [frame.offset, frame.offset];
    end = frame.offset + frame.length;
    durationMs += frame.durationMs;
    if (durationMs < pieceMs) continue;
    pieces.push(audio.subarray(start, end));
    [start, durationMs] = [end, 0];
  }
  return pieces;
}
