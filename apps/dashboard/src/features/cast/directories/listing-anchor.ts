/** Where the listing profile begins on its page. */
export const listingAnchor = 'listing-profile';
