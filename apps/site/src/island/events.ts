import { showSection } from '#/island/elements.ts';

/** Hides events before today. */
export function hidePastEvents(section: HTMLElement, today: string): void {
  const entries = [...section.querySelectorAll<HTMLElement>('[data-date]')];
  for (const entry of entries) entry.hidden = (entry.dataset.date ?? '') < today;
  showSection(
    section,
    entries.some(({ hidden }) => !hidden),
  );
}
