import type { AuthChallenge, AuthContext, AuthSnapshot, AuthUser } from '#/auth.types.ts';

/** The specification's `loading`: true while a sign-in is under way. */
export const selectIsLoading = (snapshot: AuthSnapshot): boolean => snapshot.value === 'pending';

/** Whether somebody is signed in. */
export const selectIsAuthenticated = (snapshot: AuthSnapshot): boolean => snapshot.value === 'authenticated';

/** The message of the last failed sign-in while it is to be shown. */
export const selectMessage = (snapshot: AuthSnapshot): string | undefined =>
  snapshot.context.showMessage ? snapshot.context.message : undefined;

/** Why the last sign-in failed, as a word for programs. */
export const selectReason = (snapshot: AuthSnapshot): string | undefined => snapshot.context.reason;

/** Until when a sign-in would only be refused, in milliseconds of the machine's clock. */
export const selectRetryAt = (snapshot: AuthSnapshot): number | undefined => snapshot.context.retryAt;

/** What the sign-in under way still asks for, if anything. */
export const selectChallenge = (snapshot: AuthSnapshot): AuthChallenge | undefined =>
  snapshot.context.challenge;

/** Where to go now, if anywhere. */
export const selectRedirect = (snapshot: AuthSnapshot): string | undefined => snapshot.context.redirect;

/** The bearer token of the session. */
export const selectToken = (snapshot: AuthSnapshot): string | undefined => snapshot.context.token;

/** Who is signed in. */
export const selectUser = <TUser extends AuthUser>(snapshot: AuthSnapshot<TUser>): TUser | undefined =>
  snapshot.context.user;

/** The role of who is signed in. */
export const selectRole = (snapshot: AuthSnapshot): string | undefined => snapshot.context.user?.role;

/** How far the four lists of the latest customer sign-in have come. */
export const selectProgress = (snapshot: AuthSnapshot): AuthContext['progress'] => snapshot.context.progress;
