/** Writes a text only when it changes: an equal one would be announced again. */
export function setText(element: Element | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}

/** An element with a class and a text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  if (text !== '') element.textContent = text;
  return element;
}

/** Shows or hides a section and its entry in the menu. */
export function showSection(section: HTMLElement, isShown: boolean): void {
  section.hidden = !isShown;
  const entry = document.querySelector<HTMLElement>(`[data-for="${section.id}"]`);
  if (entry) entry.hidden = !isShown;
}
