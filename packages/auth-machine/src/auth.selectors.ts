import type { AuthContext, AuthSnapshot, AuthUser } from '#/auth.types.ts';

/** The specification's `loading`: true while a sign-in is under way. */
export const selectIsLoading = (snapshot: AuthSnapshot): boolean => snapshot.value === 'pending';

/** Whether somebody is signed in. */
export const selectIsAuthenticated = (snapshot: AuthSnapshot): boolean => snapshot.value === 'authenticated';

/** The message of the last failed sign-in while it is to be shown. */
export const selectMessage = (snapshot: AuthSnapshot): string | undefined =>
  snapshot.context.showMessage ? snapshot.context.message : undefined;

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
