import { parentPort, workerData } from 'node:worker_threads';
import { drawPictures } from '#/modules/apps/preview/draw-pictures.ts';

// Drawing takes up to a second of the processor, in which the server must respond to others.

/** What the thread is started with. */
export interface DrawOrder {
  readonly png: Uint8Array;
  /** As `#rrggbb`, where the picture is transparent; null for white. */
  readonly background: string | null;
}

const { png, background } = workerData as DrawOrder;
parentPort?.postMessage(await drawPictures(Buffer.from(png), background));
