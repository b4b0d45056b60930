import { type AccountRole, type KeyScope, keyPermits, type Permission, permits } from '@unmuted/api/contract';

declare const proof: unique symbol;

/**
 * The data that a call may access. Repositories require one, so that a missing owner does not
 * compile. Only the guards of sessions and API keys create scopes, so that no request can forge one.
 */
export interface CustomerScope {
  readonly kind: 'customer';
  /** The signed-in person. */
  readonly customerId: string;
  /** The account that owns the products. */
  readonly accountId: string;
  /** The person's role in the account. */
  readonly role: AccountRole;
  /** Whether the person sees only the products in `customer_products`, or the key those in `api_key_products`. */
  readonly isLimited: boolean;
  /** Set if the call comes with an API key: the person is then the owner of its account. */
  readonly keyId?: string;
  /** The scopes of that key, which limit what the role permits. */
  readonly keyScopes?: readonly KeyScope[];
  readonly [proof]: true;
}

/** The data of all customers. */
export interface AdminScope {
  readonly kind: 'admin';
  readonly adminId: string;
  readonly role: 'admin' | 'superadmin';
  /** Set if the call comes with an API key of the provider, which this admin created. */
  readonly keyId?: string;
  /** The scopes of that key, which limit what the role permits. */
  readonly keyScopes?: readonly KeyScope[];
  readonly [proof]: true;
}

export type Scope = CustomerScope | AdminScope;

/** A session or an API key that was valid when the request arrived. */
export interface ActiveSession<S extends Scope = Scope> {
  /** Its public id. */
  readonly id: string;
  readonly scope: S;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

/** Whether the caller's role, and the scopes of an API key, permit something. */
export const may = ({ role, keyScopes }: Scope, permission: Permission): boolean =>
  permits(role, permission) && (!keyScopes || keyPermits(keyScopes, permission));

/** Identifies the account of a scope, for limits per account. */
export const accountOf = (scope: Scope): string => (scope.kind === 'admin' ? scope.adminId : scope.accountId);

/** Identifies the person of a scope, for limits per person. */
export const personOf = (scope: Scope): string => (scope.kind === 'admin' ? scope.adminId : scope.customerId);
