import type { AccountRole, AdminUser, CustomerUser, DateFormat } from '@unmuted/api';
import { isLocale } from '#/i18n/locales.ts';

export type SessionUser = CustomerUser | AdminUser;
/** The two route sets. */
export type Area = 'customer' | 'admin';

/** The roles admin and superadmin get the admin routes, any other role the customer's. */
export function areaOf({ role }: { role: string }): Area {
  return role === 'admin' || role === 'superadmin' ? 'admin' : 'customer';
}

const isAccountRole = (value: unknown): value is AccountRole =>
  value === 'owner' || value === 'manager' || value === 'presenter' || value === 'analyst';

/** The stable identity of an account. */
export function idOf(user: SessionUser): string {
  return 'id' in user ? `customer:${user.id}` : `admin:${user.username}`;
}

export const homeOf = { customer: '/dashboard', admin: '/admin/dashboard' } as const satisfies Record<
  Area,
  string
>;
export const signInOf = { customer: '/login', admin: '/admin' } as const satisfies Record<Area, string>;

/** Parses a stored user; null when invalid: then the visitor is signed out. */
export function parseUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const source: Record<string, unknown> = { ...value };
  const text = (name: string) => (typeof source[name] === 'string' ? source[name] : undefined);
  const role = text('role');
  const email = text('email');
  if (email === undefined) return null;
  // Fields added later have a default, so that a release signs no one out.
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
      // Unknown time zone: use the browser's until the profile is refetched.
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
    accountRole: isAccountRole(source.accountRole) ? source.accountRole : 'owner',
  };
}
