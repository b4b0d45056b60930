/**
 * Darkens the page. Radix's own overlay locks scrolling by writing a style element, which a strict content policy
 * refuses; the lock is a rule of our sheet instead.
 */
export function DialogOverlay() {
  return (
    <div
      data-ui="dialog-overlay"
      className="ui:fixed ui:inset-0 ui:z-40 ui:bg-overlay ui:transition-opacity ui:duration-fast ui:starting:opacity-0"
    />
  );
}
