import { useEffect, useEffectEvent, useState } from 'react';

const settleMs = 300;

/**
 * A text that belongs to somebody else, such as the address, and is typed here: it changes at each key, and its owner is told once
 * nobody types any more, or at once by `tell`, for whoever leaves the field. When the owner changes it by itself, as the browser's
 * back button does, that holds.
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
