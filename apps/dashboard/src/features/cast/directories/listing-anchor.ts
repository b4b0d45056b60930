/** Fragment id of the listing profile. */
export const listingAnchor = 'listing-profile';
