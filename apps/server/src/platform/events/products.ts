/** The product of an event or a message, as endpoints select it. */
export const productOfCast = (castId: string): string => `cast:${castId}`;
/** See `productOfCast`. */
export const productOfStation = (stationId: string): string => `station:${stationId}`;

/** See `productOfCast`. */
export const productOfSite = (username: string): string => `onepage:${username}`;

/** See `productOfCast`. */
export const productOfSkill = (skillId: string): string => `alexa:${skillId}`;

/** See `productOfCast`. */
export const productOfApp = (appId: string): string => `mobile:${appId}`;

/**
 * In place of all products of the kind of one. No person is limited to it, so limited people do not see what selects it.
 */
export const allLike = (product: string): string => `${product.slice(0, product.indexOf(':'))}:*`;
