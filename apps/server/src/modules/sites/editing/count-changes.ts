import { isDeepStrictEqual } from 'node:util';
import type { SiteDocument, SiteSection } from '@unmuted/api/contract';

/** Sections and settings of a draft that differ from the published document. A section counts once. */
export function countChanges(draft: SiteDocument, published: SiteDocument): number {
  return countSettings(draft, published) + countSections(draft.sections, published.sections);
}

function countSettings(
  { sections: _now, ...draft }: SiteDocument,
  { sections: _before, ...published }: SiteDocument,
): number {
  const old = new Map<string, unknown>(Object.entries(published));
  return Object.entries(draft).filter(([key, value]) => !isDeepStrictEqual(value, old.get(key))).length;
}

function countSections(draft: readonly SiteSection[], published: readonly SiteSection[]): number {
  const old = new Map(published.map((section) => [section.id, section]));
  const now = new Set(draft.map(({ id }) => id));
  const removed = published.filter(({ id }) => !now.has(id)).length;
  const added = draft.filter(({ id }) => !old.has(id)).length;
  const stayed = inOriginalOrder(
    draft.map(({ id }) => id).filter((id) => old.has(id)),
    published.map(({ id }) => id),
  );
  const differing = draft.filter((section) => {
    const before = old.get(section.id);
    return before !== undefined && (!stayed.has(section.id) || !isDeepStrictEqual(section, before));
  }).length;
  return removed + added + differing;
}

/** The most sections whose order among each other is as before: the others were moved. */
function inOriginalOrder(ids: readonly string[], before: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, index) => [id, index]));
  const place = (id: string) => places.get(id) ?? -1;
  /** The longest sequence that ends with each of the sections. */
  const longest: (readonly string[])[] = [];
  for (const id of ids) {
    const best = longest
      .filter((sequence) => place(sequence.at(-1) ?? '') < place(id))
      .reduce<readonly string[]>((most, each) => (each.length > most.length ? each : most), []);
    longest.push([...best, id]);
  }
  return new Set(
    longest.reduce<readonly string[]>((most, each) => (each.length > most.length ? each : most), []),
  );
}
