/** Why a file to sign or upload apps is refused: each code, and what it means. */
export const signingFaults = {
  'signing.file_unknown':
    'The content is no kind of signing file. `found` names a kind that is never accepted.',
  'signing.file_other_kind': 'The file is of another kind (`found`) than the expected one (`expected`).',
  'signing.file_too_large': 'The file has `bytes` bytes; at most `limit` are allowed.',
  'signing.file_damaged': 'The file is truncated or damaged: `reason`.',
  'signing.password_wrong': 'The password does not open the file.',
  'signing.key_password_wrong': 'The file opens, but the password of the key `alias` is another one.',
  'signing.key_missing': 'The file has no private key, only `certificates` certificates.',
  'signing.key_mismatch': 'The private key `alias` does not belong to its certificate.',
  'signing.key_encrypted': 'The key is encrypted. App Store Connect keys have no password.',
  'signing.key_kind_wrong': 'The key is of the kind `found`; `expected` is needed.',
  'signing.alias_unknown': 'The keystore has no key `alias`. It has: `aliases`.',
  'signing.algorithm_unsupported': 'The file uses the algorithm `algorithm`, which is not supported.',
  'signing.integrity_unsupported': 'The file is protected by `algorithm` (RFC 9579), which is not supported.',
  'signing.iterations_too_high':
    'The file asks for `iterations` rounds of key derivation; at most `limit` are allowed.',
  'signing.keystore_unsupported': 'The keystore has the format `format`. JKS and PKCS12 are supported.',
  'signing.plist_binary': 'The profile has a binary property list instead of an XML one.',
  'signing.plist_forbidden': 'The property list declares entities, or has other forbidden XML: `found`.',
  'signing.profile_incomplete': 'The profile lacks the entry `entry`, or it has another type than usual.',
  'signing.signature_invalid': 'The profile was changed after it was signed.',
  'signing.signer_untrusted': 'The profile was signed by `signer`, whom no trusted root certifies.',
  'signing.timed_out': 'The file took longer than `limitMs` milliseconds to read.',
  'signing.too_complex': 'The file needs more memory than allowed to read.',
} as const satisfies Readonly<Record<`signing.${string}`, string>>;

export type SigningFaultCode = keyof typeof signingFaults;

export type SigningParams = Readonly<Record<string, string | number>>;

/** A fault as it is sent between threads. */
export interface SigningFaultFacts {
  readonly code: SigningFaultCode;
  readonly params: SigningParams;
}

/** What a reader throws. The message contains neither passwords nor parts of the file. */
export class SigningFault extends Error implements SigningFaultFacts {
  override readonly name = 'SigningFault';
  readonly code: SigningFaultCode;
  readonly params: SigningParams;

  constructor(code: SigningFaultCode, params: SigningParams = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** What is damaged: the extents of an element, the nesting, or the order and types of elements. */
export type DamageReason = 'truncated' | 'length' | 'depth' | 'size' | 'structure' | 'text' | 'content';

export const damaged = (reason: DamageReason, at?: number): SigningFault =>
  new SigningFault('signing.file_damaged', at === undefined ? { reason } : { reason, at });

/**
 * Runs a call of `node:crypto` on data of strangers. Its errors vary with the version of OpenSSL, so any becomes `fault`.
 */
export function orFault<Result>(fault: () => SigningFault, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    throw error instanceof SigningFault ? error : fault();
  }
}
