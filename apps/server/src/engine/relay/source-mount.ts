/**
 * The mount that an encoder means: many let their users type `//mount`, `/mount/` or `mount` and
 * escape it or not.
 */
export function sourceMount(given: string): string {
  return `/${decoded(given).split('/').filter(Boolean).join('/')}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
