import type { Scope } from '#/platform/auth/scope.ts';
import type { Caller } from '#/platform/http/caller.ts';

/** Whose session makes a change, and from where. */
export interface Act {
  readonly scope: Scope;
  readonly caller: Caller;
}
