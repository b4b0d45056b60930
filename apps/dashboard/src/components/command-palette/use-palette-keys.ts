import { isApple } from '@unmuted/ui/kbd';
import { useEffect, useEffectEvent } from 'react';

/** Toggles with Ctrl+K, or Cmd+K on Apple systems; ignored while another dialog is open. */
export function usePaletteKeys(isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isShortcut || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    if (!isOpen && document.querySelector('[data-ui-modal][data-state="open"]')) return;
    // Browsers use the same keys for their search field.
    event.preventDefault();
    setOpen(!isOpen);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
