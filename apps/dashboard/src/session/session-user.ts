import type { AdminUser, CustomerUser, DateFormat } from '@unmuted/api';
import { isLocale } from '#/i18n/locales.ts';

export type SessionUser = CustomerUser | AdminUser;
/** The two route sets. */
export type Area = 'customer' | 'admin';

/** The roles admin and superadmin get the admin routes, any other role the customer's. */
export function areaOf({ role }: { role: string }): Area {
  return role === 'admin' || role === 'superadmin' ? 'admin' : 'customer';
}

/** What tells one account from another, whatever else of it changes. */
export function idOf(user: SessionUser): string {
  return 'id' in user ? `customer:${user.id}` : `admin:${user.username}`;
}

export const homeOf = { customer: '/dashboard', admin: '/admin/dashboard' } as const satisfies Record<
  Area,
  string
>;
export const signInOf = { customer: '/login', admin: '/admin' } as const satisfies Record<Area, string>;

/** A stored user, or null when anything about it is wrong: then the visitor is signed out. */
export function parseUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const source: Record<string, unknown> = { ...value };
  const text = (name: string) => (typeof source[name] === 'string' ? source[name] : undefined);
  const role = text('role');
  const email = text('email');
  if (email === undefined) return null;
  // What profiles have had since they were first kept has a default: nobody is signed out by a release.
  const dateFormat: DateFormat = source.dateFormat === 'iso' ? 'iso' : 'locale';
  const { company, locale } = source;
  if (role === 'admin' || role === 'superadmin') {
    const [username, name, title] = [text('username'), text('name'), text('title')];
    if (username === undefined || name === undefined || title === undefined) return null;
    return {
      username,
      name,
      role,
      title,
      email,
      locale: isLocale(locale) ? locale : 'en',
      // No zone of that name: times are written in the browser's until the profile is read again.
      timezone: text('timezone') ?? '',
      dateFormat,
    };
  }
  const [id, firstName, lastName, timezone] = [
    text('id'),
    text('firstName'),
    text('lastName'),
    text('timezone'),
  ];
  if (role !== 'customer' || id === undefined || firstName === undefined || lastName === undefined)
    return null;
  if (timezone === undefined || !isLocale(locale)) return null;
  if (company !== null && typeof company !== 'string') return null;
  return {
    id,
    email,
    firstName,
    lastName,
    company,
    country: text('country') ?? null,
    locale,
    timezone,
    dateFormat,
    marketing: source.marketing === true,
    role,
  };
}
