import type { Upload } from '@unmuted/api';
import { useEffect, useRef, useState } from 'react';

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
}

/** Sends a file. Rejects with an `ApiError` or a `NetworkError`, or when `signal` aborts. */
export type UploadFile = (file: File, options: SendOptions) => Promise<Upload>;

interface Current {
  readonly progress: number | null;
  readonly error: unknown;
}

/** Runs one upload at a time; a new one and unmounting abort the current one. */
export function useUpload<Result = Upload>(onUploaded: (result: Result) => void) {
  const [current, setCurrent] = useState<Current | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(send: (options: SendOptions) => Promise<Result>) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (change: Current) => {
      if (!signal.aborted) setCurrent(change);
    };
    show({ progress: 0, error: null });
    try {
      // The server processes the file after its last byte, for an unknown time.
      const onProgress = (sent: number) => show({ progress: sent < 1 ? sent : null, error: null });
      const saved = await send({ signal, onProgress });
      if (signal.aborted) return;
      setCurrent(null);
      onUploaded(saved);
    } catch (error) {
      show({ progress: null, error });
    }
  }

  return { current, start };
}
