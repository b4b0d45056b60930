/** Headers of every call: the bearer token, if any, and the user's language. */
export function requestHeaders(token: string | null, locale: string | undefined): Record<string, string> {
  return {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(locale && { 'Accept-Language': locale }),
  };
}
