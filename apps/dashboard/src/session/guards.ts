import { redirect } from '@tanstack/react-router';
import { type Area, areaOf, homeOf, type SessionUser, signInOf } from '#/session/session-user.ts';

/** The session data used for access control. The server checks every request again. */
export interface SessionReader {
  user(): SessionUser | null;
}

interface GuardInput {
  context: { session: SessionReader };
  location: { href: string };
}

/** Unknown paths and paths of other roles redirect admins to their dashboard and everyone else to `/`. */
export function redirectUnknown({ context }: Pick<GuardInput, 'context'>): never {
  const user = context.session.user();
  throw redirect({ to: user && areaOf(user) === 'admin' ? homeOf.admin : '/', replace: true });
}

/** `/` redirects users to the dashboard of their area, and visitors to the sign-in that leads to the customers’ one. */
export function redirectHome({ context }: Pick<GuardInput, 'context'>): never {
  const user = context.session.user();
  if (user) throw redirect({ to: homeOf[areaOf(user)], replace: true });
  // Not by way of the dashboard: a visitor does not need its area’s routes.
  throw redirect({ to: signInOf.customer, search: { redirect: homeOf.customer }, replace: true });
}

/** Public pages redirect signed-in users to `/dashboard`, and admins from there to theirs. */
export function requireNobody({ context }: Pick<GuardInput, 'context'>): void {
  if (context.session.user()) throw redirect({ to: homeOf.customer, replace: true });
}

/** Admits users of the area; visitors are sent to its sign-in page and return afterwards. */
export function requireArea({ context, location }: GuardInput, area: Area): void {
  const user = context.session.user();
  if (!user) throw redirect({ to: signInOf[area], search: { redirect: location.href }, replace: true });
  if (areaOf(user) !== area) redirectUnknown({ context });
}
