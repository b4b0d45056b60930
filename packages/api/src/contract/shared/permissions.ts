/** The roles of a person in a customer account. Each account has exactly one owner. */
export const accountRoles = ['owner', 'manager', 'presenter', 'analyst'] as const;
/** One of `accountRoles`. */
export type AccountRole = (typeof accountRoles)[number];

/** The roles of the provider's staff. */
export const staffRoles = ['admin', 'superadmin'] as const;
/** One of `staffRoles`. */
export type StaffRole = (typeof staffRoles)[number];

/** A role of a customer account or of the staff. */
export type Role = AccountRole | StaffRole;

const everyone = ['owner', 'manager', 'presenter', 'analyst', 'admin', 'superadmin'] as const;
const staff = ['admin', 'superadmin'] as const;
const managers = ['owner', 'manager', ...staff] as const;
const superadmin = ['superadmin'] as const;

/**
 * What each role may do: the only table of permissions. The server checks each operation against it, and screens offer
 * what it allows. Ownership and the products that a person may see are checked in addition.
 */
export const permissionTable = {
  /** Sign-in, profile, password and sessions of the person. */
  'self.manage': everyone,
  /** Products and the state of casts. */
  'products.view': everyone,
  /** Addresses and source passwords of encoders, and tests of a connection. */
  'source.connect': ['owner', 'manager', 'presenter', ...staff],
  /** Connected listeners, with masked addresses. */
  'listeners.view': ['owner', 'manager', 'presenter', ...staff],
  /** Disconnecting, moving and banning listeners, and their whole addresses. */
  'listeners.manage': managers,
  'statistics.view': ['owner', 'manager', 'analyst', ...staff],
  /** Reports, day parts and the reset of statistics. */
  'statistics.manage': managers,
  /** Starting, stopping and restarting casts, disconnecting sources, titles. */
  'casts.control': managers,
  /** Settings, streams, geoblocking, directories, widgets, domains, uploads and their history. */
  'settings.manage': managers,
  /** Requests for products, and products of self-service plans. */
  'products.request': ['owner', 'manager'],
  'people.view': ['owner', 'manager'],
  /** Invitations, roles and removal of people. */
  'people.manage': ['owner'],
  /** API keys of the account or of the provider. */
  'keys.manage': ['owner', 'superadmin'],
  'webhooks.manage': ['owner', 'manager', ...staff],
  /** The audit log of the whole account; other people see what is about or by themselves. */
  'account.audit': ['owner', 'manager'],
  'customers.view': staff,
  'customers.manage': staff,
  'customers.delete': superadmin,
  /** Opening the area of a customer, read-only. */
  'customers.impersonate': staff,
  /** Links that sign the owner of an account in. A person uses the read-only view instead: see the service. */
  'customers.sign_in': superadmin,
  'plans.view': staff,
  'plans.manage': staff,
  'casts.manage': staff,
  /** Streaming services and stations of customers. */
  'services.manage': staff,
  /** Secrets that sign apps: whoever replaces them can sign the apps of every customer. */
  'signing.manage': superadmin,
  /** Termination of products. */
  'casts.terminate': superadmin,
  'team.view': staff,
  'team.manage': superadmin,
  'audit.view': staff,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** A permission of `permissionTable`. */
export type Permission = keyof typeof permissionTable;

/** Whether a role has a permission. */
export function permits(role: Role, permission: Permission): boolean {
  return (permissionTable[permission] as readonly Role[]).includes(role);
}
