import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SigningFault } from '@unmuted/api';

/** A field of the forms that a fault belongs to. */
export type FaultField = SigningFault['file'] | 'password' | 'keyPassword' | 'alias';

const expectedFiles: Readonly<Record<SigningFault['file'], MessageDescriptor>> = {
  certificate: msg`This is not a .p12 file. Export the certificate together with its key from Keychain Access.`,
  profile: msg`This is not a provisioning profile. Download the .mobileprovision file from Apple.`,
  uploadKey: msg`This is not a key of App Store Connect. Choose the .p8 file that Apple let you download once.`,
  keystore: msg`This is not a keystore. Choose a .jks, .keystore or .p12 file.`,
};

/** The field to correct. */
export function fieldOfFault({ file, code }: SigningFault): FaultField {
  if (code === 'password_wrong') return 'password';
  if (code === 'key_password_wrong') return file === 'keystore' ? 'keyPassword' : 'password';
  return code === 'alias_unknown' ? 'alias' : file;
}

/** What is wrong with a file, and what helps. */
export function signingFaultText(i18n: I18n, { file, code, params }: SigningFault): string {
  const number = (value: string | number = 0) => new Intl.NumberFormat(i18n.locale).format(Number(value));
  const { alias = '', aliases = '', algorithm = '', format = '', signer = '', entry = '' } = params;
  switch (code) {
    case 'file_unknown':
    case 'file_other_kind':
    case 'key_kind_wrong':
      return i18n._(expectedFiles[file]);
    case 'file_too_large': {
      const limit = number(Number(params.limit ?? 0) / 1000);
      return i18n._(msg`The file is too large. At most ${limit} kB are allowed.`);
    }
    case 'file_damaged':
    case 'plist_forbidden':
    case 'plist_binary':
      return i18n._(msg`The file is damaged or incomplete. Export or download it again.`);
    case 'password_wrong':
      return i18n._(msg`This password doesn’t open the file. The file is still chosen: type another one.`);
    case 'key_password_wrong':
      return i18n._(
        alias === ''
          ? msg`The file opens, but the key in it has another password.`
          : msg`The store opens, but the key “${alias}” has another password.`,
      );
    case 'key_missing':
      return i18n._(
        file === 'keystore'
          ? msg`The keystore has no private key, only certificates.`
          : msg`The file has no private key. Export it again on the Mac that made the certificate, with its key.`,
      );
    case 'key_mismatch':
      return i18n._(msg`The private key doesn’t belong to the certificate in the file.`);
    case 'key_encrypted':
      return i18n._(msg`The key is encrypted. Keys of App Store Connect have no password.`);
    case 'alias_unknown':
      return i18n._(msg`The keystore has no key “${alias}”. It has: ${aliases}`);
    case 'algorithm_unsupported':
    case 'integrity_unsupported':
      return i18n._(msg`The file is encrypted with ${algorithm}, which we can’t read. Export it again.`);
    case 'iterations_too_high': {
      const [found, limit] = [number(params.iterations), number(params.limit)];
      return i18n._(msg`The file asks for ${found} rounds of encryption; at most ${limit} are allowed.`);
    }
    case 'keystore_unsupported':
      return i18n._(msg`Keystores in the format ${format} can’t be read. Convert it to PKCS12 with keytool.`);
    case 'profile_incomplete':
      return i18n._(msg`The profile lacks “${entry}”. Download it from Apple again.`);
    case 'signature_invalid':
      return i18n._(msg`The profile was changed after Apple signed it. Download it again.`);
    case 'signer_untrusted':
      return i18n._(msg`The profile was signed by “${signer}”, not by Apple.`);
    case 'timed_out':
    case 'too_complex':
      return i18n._(msg`Reading the file took too long. Export it again with usual settings.`);
  }
}
