import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { uploadErrorText } from '#/components/upload/upload-error.messages.ts';
import { uploadFile } from '#/data/uploads/upload-file.ts';
import { fileOf } from '#/features/apps/draft/app-documents.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { loadPicture, opaqueCanvas, PictureError, toPng } from '#/features/apps/drawing/canvas.ts';
import type { ListingPicture, PictureSize } from '#/features/apps/drawing/picture-sizes.ts';
import { fitsRule, type PictureRule, pictureRule } from '#/features/apps/look/picture-rules.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';

/** Uploads pictures that people made themselves: checks their size first, and removes their transparency. */
export function useOwnPictures(picture: ListingPicture, onUploaded: (files: readonly string[]) => void) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api } = useApp();
  const { app } = useAppEditor();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const rule = pictureRule(app.platform, picture);

  function sizeText(name: string, { width, height }: PictureSize): string {
    const found = `${width} × ${height}`;
    const needed = neededText(rule);
    return 'sizes' in rule
      ? t`${name}: found ${found} pixels, needs ${needed}.`
      : t`${name}: found ${found} pixels, needs sides of ${needed}, the longer one at most twice the shorter one.`;
  }

  async function add(file: File): Promise<string | null> {
    const url = URL.createObjectURL(file);
    const { signal } = leaving.current;
    try {
      const image = await loadPicture(url);
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      if (!fitsRule(rule, size)) {
        setFaults((before) => [...before, sizeText(file.name, size)]);
        return null;
      }
      const { canvas, context } = opaqueCanvas(size);
      context.fillStyle = 'white';
      context.fillRect(0, 0, size.width, size.height);
      context.drawImage(image, 0, 0);
      const png = await toPng(canvas, file.name.replace(/\.\w+$/, '.png'));
      return fileOf((await uploadFile(api, 'image.screenshot')(png, { signal, onProgress: () => {} })).url);
    } catch (error) {
      if (signal.aborted) return null;
      const { name } = file;
      const reason =
        error instanceof PictureError
          ? t`this file is not a picture that your browser can read.`
          : uploadErrorText(i18n, error);
      setFaults((before) => [...before, t`${name}: ${reason}`]);
      return null;
    } finally {
      URL.revokeObjectURL(url);
    }
  }

  async function upload(files: readonly File[]) {
    setBusy(true);
    setFaults([]);
    const added: string[] = [];
    for (const file of files) {
      const name = await add(file);
      if (name !== null) added.push(name);
    }
    if (leaving.current.signal.aborted) return;
    setBusy(false);
    if (added.length > 0) onUploaded(added);
  }

  return { upload, isBusy, faults, needed: neededText(rule) };
}

/** `1,024 × 500`, or a range of sides. */
function neededText(rule: PictureRule): string {
  if ('sizes' in rule) return rule.sizes.map(([width, height]) => `${width} × ${height}`).join(', ');
  return `${rule.minSide}–${rule.maxSide}`;
}
