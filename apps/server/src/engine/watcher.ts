import type { SecretBox } from '#/platform/crypto/secrets.ts';

/** Proves to the relay that a connection is the server's own, which listens for silence and is no listener. */
export const watcherSecretHeader = 'x-studio-watch';

/** The same on all servers of a product. */
export const watcherSecretOf = (secrets: Pick<SecretBox, 'fingerprint'>): string =>
  secrets.fingerprint('watcher of the relay').toString('base64url');
