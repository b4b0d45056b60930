import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Keystore } from '@unmuted/api';

/** Names of formats; not translated. */
export const keystoreFormats: Readonly<Record<Keystore['format'], string>> = { jks: 'JKS', pkcs12: 'PKCS12' };

/** What the key does, by whether Play App Signing is on. */
export const playSigningNames: Readonly<Record<'true' | 'false', MessageDescriptor>> = {
  true: msg({ message: 'Upload key', context: 'of Android' }),
  false: msg({ message: 'App signing key', context: 'of Android' }),
};
