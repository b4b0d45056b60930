import { useCallback, useEffect, useState } from 'react';
import { copyText } from '#/lib/copy-text.ts';

/** Duration of the success state. */
const TICK_MS = 2000;

/** Result of the last click; resets to `idle` after a moment. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Options of {@link useCopy}. */
export interface CopyOptions {
  /** Text to copy, or a function that returns it, for texts that are expensive to write. */
  text: string | (() => string);
  /** Called on success. */
  onCopied?: (() => void) | undefined;
  /** Called with the error when the browser denies access. */
  onCopyFailed?: ((reason: unknown) => void) | undefined;
}

/** Copies a text; `state` has the result for two seconds. For custom copy buttons. */
export function useCopy({ text, onCopied, onCopyFailed }: CopyOptions): {
  state: CopyState;
  copy: () => Promise<void>;
} {
  // A new object per click, so that another click restarts the timer.
  const [result, setResult] = useState<{ state: CopyState }>({ state: 'idle' });

  useEffect(() => {
    if (result.state === 'idle') return;
    const timer = setTimeout(() => setResult({ state: 'idle' }), TICK_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = useCallback(async () => {
    try {
      await copyText(typeof text === 'function' ? text() : text);
      setResult({ state: 'copied' });
      onCopied?.();
    } catch (reason) {
      setResult({ state: 'failed' });
      onCopyFailed?.(reason);
    }
  }, [text, onCopied, onCopyFailed]);

  return { state: result.state, copy };
}
