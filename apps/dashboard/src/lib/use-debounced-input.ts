import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 300;

/**
 * Local input state for a value stored elsewhere, such as the URL. It updates on each key and is committed after a pause,
 * or immediately by `commit`, for example on blur. External changes, such as the browser's back button, replace the
 * local value.
 */
export function useDebouncedInput(
  external: string,
  onCommit: (text: string) => void,
): [text: string, setText: (text: string) => void, commit: () => void] {
  const [text, setText] = useState(external);
  const [committed, setCommitted] = useState(external);
  const [lastExternal, setLastExternal] = useState(external);
  if (external !== lastExternal) {
    setLastExternal(external);
    // The committed value that comes back is older than the current input.
    if (external !== committed) {
      setText(external);
      setCommitted(external);
    }
  }
  const commit = () => {
    if (text === committed) return;
    setCommitted(text);
    onCommit(text);
  };
  const onPause = useEffectEvent(commit);
  useEffect(() => {
    if (text === committed) return;
    const timer = setTimeout(onPause, debounceMs);
    return () => clearTimeout(timer);
  }, [text, committed]);
  return [text, setText, commit];
}
