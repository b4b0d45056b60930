import type { SiteSection } from '@unmuted/api';

/** Sections that stand beside each other when one follows the other. */
const pairs: readonly (readonly [SiteSection['type'], SiteSection['type']])[] = [
  ['about', 'presenters'],
  ['requests', 'contact'],
];

/** Groups sections into rows of one, or of two that belong together. */
export function rowsOf(sections: readonly SiteSection[]): (readonly [SiteSection, SiteSection?])[] {
  const rows: (readonly [SiteSection, SiteSection?])[] = [];
  for (let index = 0; index < sections.length; index += 1) {
    const [first, second] = [sections[index], sections[index + 1]];
    if (first === undefined) break;
    if (second !== undefined && isPair(first, second)) {
      rows.push([first, second]);
      index += 1;
    } else {
      rows.push([first]);
    }
  }
  return rows;
}

/** A contact section with a form of its own needs the whole row. */
const isPair = (first: SiteSection, second: SiteSection): boolean =>
  pairs.some(([one, other]) => first.type === one && second.type === other) &&
  !(second.type === 'contact' && second.hasForm);
