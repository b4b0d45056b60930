/** Focuses a text field and selects a line, from 1, which is scrolled into view. */
export function selectLine(input: HTMLTextAreaElement, line: number): void {
  const lines = input.value.split('\n');
  const at = Math.min(Math.max(1, line), lines.length) - 1;
  const start = lines.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
  input.focus({ preventScroll: true });
  input.setSelectionRange(start, start + (lines[at]?.length ?? 0));
  // The field itself does not scroll, so browsers can't scroll to its selection.
  input.parentElement?.querySelector(`[data-line="${at + 1}"]`)?.scrollIntoView({ block: 'nearest' });
}

/** Replaces the whole text as if typed. With the browser's insert command, undo restores the previous text. */
export function replaceText(input: HTMLTextAreaElement, text: string): void {
  input.focus();
  input.select();
  // The types say that it is always there; jsdom has none.
  const execCommand = document.execCommand as typeof document.execCommand | undefined;
  if (execCommand?.call(document, 'insertText', false, text)) return;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
