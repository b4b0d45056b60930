/** Headers of every call: the bearer when there is a token, and the reader's language. */
export function requestHeaders(token: string | null, locale: string | undefined): Record<string, string> {
  return {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(locale && { 'Accept-Language': locale }),
  };
}
