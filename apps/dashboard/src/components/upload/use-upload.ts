import type { Upload } from '@unmuted/api';
import type { UploadStatus } from '@unmuted/ui/file-upload';
import { useEffect, useRef, useState } from 'react';

/** Sends a file. Rejects with an `ApiError` or a `NetworkError`, or when `signal` aborts. */
export type UploadFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (sent: number) => void },
) => Promise<Upload>;

interface Current {
  readonly file: File;
  readonly progress: number | null;
  readonly error: unknown;
}

/** Uploads one file at a time; a new file and unmounting abort the current one. */
export function useUpload(upload: UploadFile, onUploaded: (upload: Upload) => void) {
  const [current, setCurrent] = useState<Current | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (change: Pick<Current, 'progress' | 'error'>) => {
      if (!signal.aborted) setCurrent({ file, ...change });
    };
    show({ progress: 0, error: null });
    try {
      // The server processes the file after its last byte, for an unknown time.
      const onProgress = (sent: number) => show({ progress: sent < 1 ? sent : null, error: null });
      const saved = await upload(file, { signal, onProgress });
      if (signal.aborted) return;
      setCurrent(null);
      onUploaded(saved);
    } catch (error) {
      show({ progress: null, error });
    }
  }

  function cancel() {
    running.current?.abort();
    setCurrent(null);
  }

  return { current, start, cancel };
}

/** The status of the current file for its row; `errorText` describes a failure. */
export function statusOf(current: Current, errorText: (error: unknown) => string): UploadStatus {
  return current.error === null ? { progress: current.progress } : { error: errorText(current.error) };
}
