/** The parts of the customer's dashboard that have an address of their own: `/dashboard#casts`. */
export const groupAnchors = {
  casts: 'casts-and-stations',
  sites: 'one-page-sites',
  skills: 'alexa-skills',
  apps: 'mobile-apps',
} as const;

export type ProductGroup = keyof typeof groupAnchors;

/** The address of one product on the dashboard; the navigation leads there while the product has no screen of its own. */
export function productAnchor(group: ProductGroup, key: string): string {
  return `${group}-${key}`;
}
