import type { Permission } from '#/contract/shared/permissions.ts';

/**
 * What each scope of an API key permits: the only table of scopes. No scope reaches a person's own account, its people
 * or the keys themselves, so that a key cannot extend its own reach.
 */
export const keyScopeTable = {
  /** Products, and the state of casts. */
  'casts:read': ['products.view'],
  /** Starting, stopping and restarting casts, titles, and the connection of encoders. */
  'casts:control': ['casts.control', 'source.connect'],
  /** Settings, streams, geoblocking, directories, widgets, domains, uploads and their history. */
  'settings:write': ['settings.manage'],
  'statistics:read': ['statistics.view'],
  /** Connected listeners, with masked addresses. */
  'listeners:read': ['listeners.view'],
  'webhooks:write': ['webhooks.manage'],
  /** For billing systems: customers, plans, casts of customers and sign-in links. Keys of the provider only. */
  provision: [
    'products.view',
    'casts.manage',
    'casts.terminate',
    'customers.view',
    'customers.manage',
    'customers.sign_in',
    'plans.view',
  ],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

/** A scope of `keyScopeTable`. */
export type KeyScope = keyof typeof keyScopeTable;

/** The scopes that a key of a customer's account can have. */
export const accountKeyScopes = [
  'casts:read',
  'casts:control',
  'settings:write',
  'statistics:read',
  'listeners:read',
  'webhooks:write',
] as const satisfies readonly KeyScope[];
/** One of `accountKeyScopes`. */
export type AccountKeyScope = (typeof accountKeyScopes)[number];

/** The scopes that a key of the provider can have. */
export const staffKeyScopes = [...accountKeyScopes, 'provision'] as const satisfies readonly KeyScope[];

/** The scopes that permit something. */
export function scopesFor(permission: Permission): KeyScope[] {
  return staffKeyScopes.filter((scope) => keyScopePermits(scope, permission));
}

/** Whether one of the scopes of a key permits something. */
export function keyPermits(scopes: readonly KeyScope[], permission: Permission): boolean {
  return scopes.some((scope) => keyScopePermits(scope, permission));
}

const keyScopePermits = (scope: KeyScope, permission: Permission) =>
  (keyScopeTable[scope] as readonly Permission[]).includes(permission);

/** How every API key begins, so that scanners recognize a leaked one. */
export const keyPrefix = 'studio_live_';
