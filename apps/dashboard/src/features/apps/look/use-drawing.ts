import type { AppDocument, AppListing } from '@unmuted/api';
import type { AppLanguageCode } from '@unmuted/api/contract';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#/data/uploads/upload-file.ts';
import { fileOf, listingOf, withListing } from '#/features/apps/draft/app-documents.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { type AppLook, captionsOf, loadLook } from '#/features/apps/drawing/app-look.ts';
import { toPng } from '#/features/apps/drawing/canvas.ts';
import { drawFeature, drawScreenshot } from '#/features/apps/drawing/draw-pictures.ts';
import { scenes } from '#/features/apps/drawing/draw-scenes.ts';
import { drawnSizes, type ListingPicture } from '#/features/apps/drawing/picture-sizes.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';

/** Pictures of one kind in one language. */
export interface DrawingJob {
  readonly language: AppLanguageCode;
  readonly picture: ListingPicture;
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Draws pictures of the listing from the look of the app, and uploads them. Leaving the page stops it. */
export function useDrawing() {
  const { api } = useApp();
  const { app, document, change } = useAppEditor();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const upload = uploadFile(api, 'image.screenshot');

  async function drawJob(
    { language, picture }: DrawingJob,
    look: AppLook,
    signal: AbortSignal,
    onDone: () => void,
  ) {
    const listing = listingOf(document, language);
    if (!listing) return;
    const files: string[] = [];
    for (const canvas of canvasesOf(look, listing, picture)) {
      const name = `${picture}-${language}-${files.length + 1}.png`;
      const { url } = await upload(await toPng(canvas(), name), { signal, onProgress: () => {} });
      const file = fileOf(url);
      if (file !== null && !files.includes(file)) files.push(file);
      onDone();
    }
    signal.throwIfAborted();
    const part = picture === 'featureGraphic' ? { featureGraphic: files[0] ?? null } : { [picture]: files };
    change((current: AppDocument) => withListing(current, language, part));
  }

  /** The pictures of a job, each drawn when its turn comes: several large canvases would not fit on a phone. */
  function canvasesOf(look: AppLook, listing: AppListing, picture: ListingPicture) {
    const { language, title, short } = listing;
    const size = drawnSizes[app.platform][picture];
    if (picture === 'featureGraphic')
      return [() => drawFeature(look, size, { title, text: short, language })];
    const captions = captionsOf(listing);
    return scenes.map(
      (scene, index) => () =>
        drawScreenshot(look, scene, size, { text: captions[index % captions.length] ?? title, language }),
    );
  }

  async function draw(jobs: readonly DrawingJob[]) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const total = jobs.reduce(
      (sum, { picture }) => sum + (picture === 'featureGraphic' ? 1 : scenes.length),
      0,
    );
    let done = 0;
    setError(null);
    setProgress({ done, total });
    try {
      const look = await loadLook(document, app.facts);
      for (const job of jobs)
        await drawJob(job, look, signal, () => {
          done += 1;
          if (!signal.aborted) setProgress({ done, total });
        });
    } catch (reason) {
      if (!signal.aborted) setError(reason);
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  }

  return { draw, progress, error };
}
