import type { InspectionResult, SigningInspection } from '#/modules/apps/signing/inspect-signing-file.ts';

/** One file to read. The bytes are copied. */
export interface ToSigningWorker extends Omit<SigningInspection, 'bytes' | 'trustedRoots'> {
  readonly bytes: Uint8Array;
  /** In PEM: certificates cannot be sent. */
  readonly trustedRoots: readonly string[];
}

/** `ready` when the program is loaded, which is not part of the time limit. */
export type FromSigningWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly result: InspectionResult };
