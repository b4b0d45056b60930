import type { KeyValueStore } from '#/lib/storage.ts';
import { type PersistedState, sliceNames } from '#/session/persisted-state.ts';
import { parseUser } from '#/session/session-user.ts';
import { parseThemeSettings, type ThemeSettings } from '#/theme/theme-settings.ts';

export const stateKey = 'studio.state';
export const tokenKey = 'auth_token';
/** Incremented when a slice changes its shape; older states are dropped. */
const version = 1;
/** Far above the size of a customer's lists; reading more would only delay startup. */
const limitChars = 2_000_000;

type RawState = Partial<Record<keyof PersistedState, unknown>>;

export interface Restored {
  auth: PersistedState['auth'] | null;
  theme: Partial<ThemeSettings>;
  /** The stored list slices, not yet validated; null when there are none. */
  lists: RawState | null;
}

export interface Persistence {
  restore(): Restored;
  save<Name extends keyof PersistedState>(name: Name, value: PersistedState[Name]): void;
  /** Removes everything, for sign-out; settings that live on in memory are written again at their next change. */
  clear(): void;
}

/** Rejects property names that could cause prototype pollution; no stored state contains them. */
function refusePollution(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype')
    throw new SyntaxError(`stored ${key}`);
  return value;
}

function parseState(raw: string | null): RawState {
  if (raw === null || raw.length > limitChars) return {};
  try {
    const state: unknown = JSON.parse(raw, refusePollution);
    if (typeof state !== 'object' || state === null || !('v' in state) || state.v !== version) return {};
    const found = sliceNames.filter((name) => Object.hasOwn(state, name));
    return Object.fromEntries(found.map((name) => [name, (state as RawState)[name]]));
  } catch {
    // Malformed JSON is dropped silently: the next change writes a complete state.
    return {};
  }
}

function parseAuth(value: unknown): PersistedState['auth'] | null {
  if (typeof value !== 'object' || value === null || !('user' in value)) return null;
  const user = parseUser(value.user);
  return user && { user };
}

/** Persists the six specified slices under one versioned key. */
export function createPersistence(store: KeyValueStore): Persistence {
  return {
    restore: () => {
      const { auth, theme, ...lists } = parseState(store.get(stateKey));
      return {
        auth: parseAuth(auth),
        theme: parseThemeSettings(theme),
        lists: Object.keys(lists).length > 0 ? lists : null,
      };
    },
    save: (name, value) => {
      // Read again before each write: another tab may have changed its slice meanwhile.
      const state = { v: version, ...parseState(store.get(stateKey)), [name]: value };
      store.set(stateKey, JSON.stringify(state));
    },
    clear: () => store.remove(stateKey),
  };
}
