import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { saveFile } from '#/modules/files/uploads/uploads.repository.ts';
import type { Clip } from '#/modules/silence/watching/cut-clip.ts';
import { saveClip } from '#/modules/silence/watching/incidents.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

export interface ClipDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: FileStorage;
}

/** Stores what was heard around the start of an incident. */
export async function storeClip(
  { db, clock, storage }: ClipDeps,
  incidentId: string,
  { audio, contentType, durationS }: Clip,
): Promise<void> {
  const hash = createHash('sha256').update(audio).digest('hex');
  await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
  const place = path.join(storage.incoming, randomUUID());
  try {
    await writeFile(place, audio, { mode: 0o600 });
    // The row of the file before its content, so that a purge cannot delete what is being stored.
    await db.transaction().execute((tx) =>
      saveFile(tx, {
        hash,
        content_type: contentType,
        bytes: audio.length,
        width: null,
        height: null,
        is_public: true,
        created_at: clock.now(),
      }),
    );
    await storage.backend.put(hash, place);
    await saveClip(db, incidentId, { hash, durationS, contentType });
  } finally {
    await rm(place, { force: true });
  }
}
