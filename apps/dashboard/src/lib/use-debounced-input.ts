import { useEffect, useEffectEvent, useState } from 'react';

const settleMs = 300;

/**
 * Local input state for a value stored elsewhere, such as the URL. It updates on each key and is committed after a pause,
 * or immediately by `tell`, for example on blur. External changes, such as the browser's back button, replace the
 * local value.
 */
export function useDebouncedInput(
  owned: string,
  onSettled: (text: string) => void,
): [text: string, setText: (text: string) => void, tell: () => void] {
  const [text, setText] = useState(owned);
  const [told, setTold] = useState(owned);
  const [seen, setSeen] = useState(owned);
  if (owned !== seen) {
    setSeen(owned);
    // The committed value that comes back is older than the current input.
    if (owned !== told) {
      setText(owned);
      setTold(owned);
    }
  }
  const tell = () => {
    if (text === told) return;
    setTold(text);
    onSettled(text);
  };
  const onSettle = useEffectEvent(tell);
  useEffect(() => {
    if (text === told) return;
    const timer = setTimeout(onSettle, settleMs);
    return () => clearTimeout(timer);
  }, [text, told]);
  return [text, setText, tell];
}
