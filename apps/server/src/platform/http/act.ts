import type { AdminScope, Scope } from '#/platform/auth/scope.ts';
import type { Caller } from '#/platform/http/caller.ts';

/** The session that makes a change, and its address. */
export interface Act {
  readonly scope: Scope;
  readonly caller: Caller;
}

/** A change by staff. */
export interface StaffAct extends Act {
  readonly scope: AdminScope;
}
