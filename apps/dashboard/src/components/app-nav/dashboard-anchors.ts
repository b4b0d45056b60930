/** Dashboard sections with their own fragment: `/dashboard#casts`. */
export const groupAnchors = {
  casts: 'casts-and-stations',
  sites: 'one-page-sites',
  skills: 'alexa-skills',
  apps: 'mobile-apps',
} as const;

export type ProductGroup = keyof typeof groupAnchors;

/** The dashboard fragment of one product; the navigation links there while the product has no screen. */
export function productAnchor(group: ProductGroup, key: string): string {
  return `${group}-${key}`;
}
