import { type RefObject, useEffect, useRef } from 'react';

export interface WallKeyActs {
  onAcknowledge: (id: string) => void;
  onSnooze: (id: string | null) => void;
  onSelect: (id: string) => void;
  /** Null: no station is focused. */
  onListen: (id: string | null) => void;
  onHelp: () => void;
}

/** Marks a station of the wall; its value is the id of the station. */
export const itemAttribute = 'data-wall-item';
/** Marks the link of a station, which is focused by keyboard. */
export const linkAttribute = 'data-wall-link';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

/**
 * Single keys for the whole page: J and K move between stations, and the others act on the focused one. Not while typing or in a
 * dialog.
 */
export function useWallKeys(root: RefObject<HTMLElement | null>, acts: WallKeyActs, isOn: boolean): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  /** Where the focus was: the station may leave the wall meanwhile. */
  const place = useRef(-1);

  useEffect(() => {
    if (!isOn) return;
    const items = () => [...(root.current?.querySelectorAll<HTMLElement>(`[${itemAttribute}]`) ?? [])];
    const focused = () => items().findIndex((item) => item.contains(document.activeElement));
    const move = (step: number) => {
      const all = items();
      const current = focused();
      const from = current === -1 ? place.current - (step > 0 ? 1 : 0) : current;
      const next = Math.min(all.length - 1, Math.max(0, from + step));
      all[next]?.querySelector<HTMLElement>(`[${linkAttribute}]`)?.focus();
      place.current = next;
    };
    const idOf = (index: number) => items()[index]?.getAttribute(itemAttribute) ?? null;
    const keys: Record<string, () => void> = {
      j: () => move(1),
      k: () => move(-1),
      a: () => withId(idOf(focused()), latest.current.onAcknowledge),
      s: () => latest.current.onSnooze(idOf(focused())),
      x: () => withId(idOf(focused()), latest.current.onSelect),
      l: () => latest.current.onListen(idOf(focused())),
      '?': () => latest.current.onHelp(),
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector(dialogs)) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    const onFocus = () => {
      const index = focused();
      if (index !== -1) place.current = index;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [root, isOn]);
}

function withId(id: string | null, act: (id: string) => void): void {
  if (id !== null) act(id);
}
