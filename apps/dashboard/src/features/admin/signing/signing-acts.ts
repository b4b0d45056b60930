import type { Keystore, SigningBundle } from '@unmuted/api';

/** A bundle or a keystore with its platform. */
export type Signing =
  | { readonly platform: 'ios'; readonly secret: SigningBundle }
  | { readonly platform: 'android'; readonly secret: Keystore };

/** What superadmins do about one in a dialog. */
export type SigningAct = 'replace' | 'revoke' | 'delete';

export type OnSigningAct = (act: SigningAct, signing: Signing) => void;

export const ofBundle = (secret: SigningBundle): Signing => ({ platform: 'ios', secret });
export const ofKeystore = (secret: Keystore): Signing => ({ platform: 'android', secret });
