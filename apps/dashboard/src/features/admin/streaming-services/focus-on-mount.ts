/** Moves the focus to the heading of the next step of a dialog, so that it is announced. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
