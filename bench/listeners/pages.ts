import type { Page } from 'playwright';
import { type Destination, type NavigationTimes, roundTrips } from './navigation.ts';

/** The overview of a cast, once its figures are loaded. */
export const overview: Destination = {
  link: 'Overview',
  isReady: `document.querySelector('[data-testid="listeners"]') !== null`,
};

/** A page that starts with a card, once its main content is loaded and no skeleton is left. */
const cards = `!(${overview.isReady}) && document.querySelector('main h2') && !document.querySelector('main [data-ui="skeleton"]')`;

const links = ['Statistics', 'Geoblocking', 'Directories', 'Widgets', 'Settings'];

/** Navigation times of the other pages of a cast, by link, from the overview and back to it. */
export type PageTimes = Readonly<Record<string, NavigationTimes>>;

/** Navigates from the open overview to each of the other pages and back. */
export async function measurePages(page: Page): Promise<PageTimes> {
  const times: Record<string, NavigationTimes> = {};
  for (const link of links) times[link] = await roundTrips(page, { link, isReady: cards }, overview);
  return times;
}
