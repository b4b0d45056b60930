declare const proof: unique symbol;

/**
 * Whose data a call may touch. Repositories take one, so that forgetting the owner does not compile; only the session
 * guard makes one, so that an owner cannot be made up from a request.
 */
export interface CustomerScope {
  readonly kind: 'customer';
  readonly customerId: string;
  readonly [proof]: true;
}

/** All customers' data. */
export interface AdminScope {
  readonly kind: 'admin';
  readonly adminId: string;
  readonly role: 'admin' | 'superadmin';
  readonly [proof]: true;
}

export type Scope = CustomerScope | AdminScope;

/** A session that was valid when the call came in. */
export interface ActiveSession<S extends Scope = Scope> {
  /** Its public id. */
  readonly id: string;
  readonly scope: S;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}
