import type { AuthChallenge, AuthContext, AuthSnapshot, AuthUser } from '#/auth.types.ts';

/** The specification's `loading`: true while a sign-in is in progress. */
export const selectIsLoading = (snapshot: AuthSnapshot): boolean => snapshot.value === 'pending';

/** Whether a user is signed in. */
export const selectIsAuthenticated = (snapshot: AuthSnapshot): boolean => snapshot.value === 'authenticated';

/** The message of the last failed sign-in, while it should be shown. */
export const selectMessage = (snapshot: AuthSnapshot): string | undefined =>
  snapshot.context.showMessage ? snapshot.context.message : undefined;

/** The machine-readable reason of the last failed sign-in. */
export const selectReason = (snapshot: AuthSnapshot): string | undefined => snapshot.context.reason;

/** When sign-in attempts are allowed again, in milliseconds of the machine's clock. */
export const selectRetryAt = (snapshot: AuthSnapshot): number | undefined => snapshot.context.retryAt;

/** The pending challenge of the current sign-in, if any. */
export const selectChallenge = (snapshot: AuthSnapshot): AuthChallenge | undefined =>
  snapshot.context.challenge;

/** The pending redirect, if any. */
export const selectRedirect = (snapshot: AuthSnapshot): string | undefined => snapshot.context.redirect;

/** The bearer token of the session. */
export const selectToken = (snapshot: AuthSnapshot): string | undefined => snapshot.context.token;

/** The signed-in user. */
export const selectUser = <TUser extends AuthUser>(snapshot: AuthSnapshot<TUser>): TUser | undefined =>
  snapshot.context.user;

/** The role of the signed-in user. */
export const selectRole = (snapshot: AuthSnapshot): string | undefined => snapshot.context.user?.role;

/** The progress of the lists of the latest customer sign-in. */
export const selectProgress = <TUser extends AuthUser, TList extends string>(
  snapshot: AuthSnapshot<TUser, TList>,
): AuthContext<TUser, TList>['progress'] => snapshot.context.progress;
