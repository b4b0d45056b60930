import { redirect } from '@tanstack/react-router';
import { type Area, areaOf, homeOf, type SessionUser, signInOf } from '#/session/session-user.ts';

/** The part of the session that decides who may open what. The server checks every call again. */
export interface SessionReader {
  user(): SessionUser | null;
}

interface GuardInput {
  context: { session: SessionReader };
  location: { href: string };
}

/** Unknown paths, and those of the other role set, send admins to their dashboard and everyone else to `/`. */
export function redirectUnknown({ context }: Pick<GuardInput, 'context'>): never {
  const user = context.session.user();
  throw redirect({ to: user && areaOf(user) === 'admin' ? homeOf.admin : '/', replace: true });
}

/** `/` itself: admins to their dashboard, everyone else to the default route after sign-in. */
export function redirectHome({ context }: Pick<GuardInput, 'context'>): never {
  const user = context.session.user();
  throw redirect({ to: homeOf[user ? areaOf(user) : 'customer'], replace: true });
}

/** Public pages are for nobody yet signed in; who is goes to `/dashboard`, and an admin from there to theirs. */
export function requireNobody({ context }: Pick<GuardInput, 'context'>): void {
  if (context.session.user()) throw redirect({ to: homeOf.customer, replace: true });
}

/** Lets in who belongs to the area; nobody goes to its sign-in page and comes back afterwards. */
export function requireArea({ context, location }: GuardInput, area: Area): void {
  const user = context.session.user();
  if (!user) throw redirect({ to: signInOf[area], search: { redirect: location.href }, replace: true });
  if (areaOf(user) !== area) redirectUnknown({ context });
}
