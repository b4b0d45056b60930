import { isApple } from '@unmuted/ui/kbd';
import { useEffect, useEffectEvent } from 'react';

/** Opens and closes by Ctrl with K, Cmd on Apple's systems. Another dialog over the page keeps the word. */
export function usePaletteKeys(isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isShortcut || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    if (!isOpen && document.querySelector('[data-ui-modal][data-state="open"]')) return;
    // Browsers go to their own search field by the same keys.
    event.preventDefault();
    setOpen(!isOpen);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
