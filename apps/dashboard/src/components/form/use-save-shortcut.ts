import { type RefObject, useEffect } from 'react';

/** Submits the form on Ctrl+S or Cmd+S, unless a dialog is open or the form is hidden. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, isEnabled = true) {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (document.querySelector('[data-ui-modal]') || form.current?.closest('[hidden]')) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form, isEnabled]);
}
