/** The product of an event or a message, as endpoints select it. */
export const productOfCast = (castId: string): string => `cast:${castId}`;
/** See `productOfCast`. */
export const productOfStation = (stationId: string): string => `station:${stationId}`;

/** See `productOfCast`. */
export const productOfSite = (username: string): string => `onepage:${username}`;

/** In place of all products of a kind. No person is limited to it, so limited people do not see what selects it. */
export const allProducts = { cast: 'cast:*', station: 'station:*', site: 'onepage:*' } as const;
