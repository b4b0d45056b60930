import { type RefObject, useEffect } from 'react';
import type { DraftStore } from '#/components/draft/draft-store.ts';

/** Ctrl+Z and Ctrl+Shift+Z, or Cmd, within the editor: the whole draft instead of the text of one field. */
export function useUndoKeys(
  root: RefObject<HTMLElement | null>,
  { undo, redo }: Pick<DraftStore<unknown>, 'undo' | 'redo'>,
  isEnabled: boolean,
) {
  useEffect(() => {
    const element = root.current;
    if (!isEnabled || !element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [root, undo, redo, isEnabled]);
}
