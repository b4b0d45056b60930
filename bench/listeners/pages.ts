import type { Page } from 'playwright';
import { type Place, thereAndBack, type Ways } from './ways.ts';

/** The overview of a cast, once its figures are there. */
export const overview: Place = {
  link: 'Overview',
  isThere: `document.querySelector('[data-testid="listeners"]') !== null`,
};

/** A page that begins with a card, once what it is opened for is there and no outline of it. */
const cards = `!(${overview.isThere}) && document.querySelector('main h2') && !document.querySelector('main [data-ui="skeleton"]')`;

const links = ['Statistics', 'Geoblocking', 'Directories', 'Widgets', 'Settings'];

/** The other pages of a cast, each from the overview and back to it. */
export type Pages = Readonly<Record<string, Ways>>;

/** From the overview, which is open, to each of the other pages and back. */
export async function throughPages(page: Page): Promise<Pages> {
  const pages: Record<string, Ways> = {};
  for (const link of links) pages[link] = await thereAndBack(page, { link, isThere: cards }, overview);
  return pages;
}
