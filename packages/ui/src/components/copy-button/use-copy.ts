import { useCallback, useEffect, useState } from 'react';

/** How long a tick says that it worked. */
const TICK_MS = 2000;

/** What became of the last press: nothing is said a moment later. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** What {@link useCopy} needs. */
export interface CopyOptions {
  /** What goes to the clipboard. */
  text: string;
  /** Called once it is there. */
  onCopied?: (() => void) | undefined;
  /** Called with the reason when the browser refused, or an address without TLS has no clipboard. */
  onCopyFailed?: ((reason: unknown) => void) | undefined;
}

/** Copies a text; `state` says for two seconds how it went. For copy buttons with a look of your own. */
export function useCopy({ text, onCopied, onCopyFailed }: CopyOptions): {
  state: CopyState;
  copy: () => Promise<void>;
} {
  // A new object for each press, so that a second press within the time is shown for as long.
  const [result, setResult] = useState<{ state: CopyState }>({ state: 'idle' });

  useEffect(() => {
    if (result.state === 'idle') return;
    const timer = setTimeout(() => setResult({ state: 'idle' }), TICK_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = useCallback(async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ state: 'copied' });
      onCopied?.();
    } catch (reason) {
      setResult({ state: 'failed' });
      onCopyFailed?.(reason);
    }
  }, [text, onCopied, onCopyFailed]);

  return { state: result.state, copy };
}
