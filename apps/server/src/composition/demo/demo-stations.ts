import { type ShoutcastServer, startShoutcastServer } from '#/composition/demo/shoutcast-server.ts';
import { startTuneInServer } from '#/composition/demo/tune-in-server.ts';
import { demoTuneInPartners } from '#/composition/seed/demo-data.ts';
import { moveDemoStation } from '#/composition/seed/seed.repository.ts';
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

/** Runs the demo's external station: a SHOUTcast server on loopback, at whatever port is free. */
export async function startDemoStations(db: Db): Promise<DemoStations> {
  const programme = demoProgrammes.find(({ loop }) => loop === programmeName);
  if (!programme) throw new Error(`The demo has no programme ${programmeName}.`);
  const pieces = piecesOf(Buffer.from(await readLoop(programmeName)));
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
      return pieces[at % pieces.length] ?? Buffer.alloc(0);
    },
  });
  await moveDemoStation(db, server.url);
  const tuneIn = await startTuneInServer({ partners: demoTuneInPartners });
  return {
    places: [new URL(server.url).host],
    tuneInOrigin: tuneIn.origin,
    async stop() {
      await Promise.all([server.stop(), tuneIn.stop()]);
    },
  };
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
