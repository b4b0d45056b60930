import type { ConnectOptions } from '#/platform/db/connect.ts';
import type { SentMail } from '#/testing/app/test-deps.ts';

/** Messages between the test's process and that of a second server, sent by structured clone. */
export interface ReplicaStart {
  readonly connection: ConnectOptions['connection'];
  readonly dashboardRoot: string;
  /** The serializable overrides of the test. */
  readonly overrides: Readonly<Record<string, unknown>>;
}

export interface ForwardedCall {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | null;
  readonly from: string | undefined;
  /** The time of the test's clock, which the second server adopts. */
  readonly now: Date;
}

export type ToReplica =
  | { readonly kind: 'start'; readonly start: ReplicaStart }
  | { readonly kind: 'call'; readonly id: number; readonly call: ForwardedCall }
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'stop' };

export type FromReplica =
  | { readonly kind: 'ready' }
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'head';
      readonly id: number;
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly isEmpty: boolean;
    }
  | { readonly kind: 'chunk'; readonly id: number; readonly data: Uint8Array }
  | { readonly kind: 'end'; readonly id: number; readonly error?: string }
  | { readonly kind: 'log'; readonly line: string }
  | { readonly kind: 'mail'; readonly sent: SentMail };
