/** The name in a Host header in lower case, without port and trailing dot; null if it has none. */
export function hostNameOf(host: string | undefined): string | null {
  const [, name] = /^([a-z0-9.-]{1,253}?)\.?(?::\d{1,5})?$/.exec(host?.toLowerCase() ?? '') ?? [];
  return name || null;
}
