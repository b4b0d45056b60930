import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** The focusable buttons of a group. */
export function buttonsOf(group: HTMLElement): HTMLButtonElement[] {
  return [...group.querySelectorAll<HTMLButtonElement>('[data-ui="toggle-group-item"]:enabled')];
}

/**
 * Roving tabindex: the tab stop is the last focused button, else the first pressed one, else the first. Set in the DOM
 * instead of React, because the order of the buttons is known only there.
 */
export function useRovingTabIndex(group: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (group.current) updateTabStop(group.current);
  });
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    const onFocus = ({ target }: FocusEvent) => {
      for (const button of buttonsOf(element)) button.tabIndex = button === target ? 0 : -1;
    };
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, [group]);
}

function updateTabStop(group: HTMLElement): void {
  const buttons = buttonsOf(group);
  const stops = buttons.filter((button) => button.tabIndex === 0);
  const active = stops.length === 1 ? stops[0] : buttons.find(isPressed);
  for (const button of buttons) button.tabIndex = button === (active ?? buttons[0]) ? 0 : -1;
}

function isPressed(button: HTMLElement): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}
