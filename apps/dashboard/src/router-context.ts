import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import type { ToastStore } from '@unmuted/ui/toast';
import type { Toaster } from '#/components/toasts/toaster.ts';
import type { RuntimeConfig } from '#/config.ts';
import type { SessionData } from '#/data/session-data.ts';
import type { FailureStore } from '#/lib/failure-store.ts';
import type { SessionReader } from '#/session/guards.ts';
import type { SessionUser } from '#/session/session-user.ts';

/** Context added by the signed-in layouts. */
export interface SessionContext {
  api: ApiClients;
  data: SessionData;
  queryClient: QueryClient;
  toasts: ToastStore;
  /** Applies a changed profile to the session, here and in other tabs. */
  keepUser: (user: SessionUser) => void;
}

/** Context for loaders and guards. */
export interface RouterContext {
  config: RuntimeConfig;
  /** A fatal failure outside of rendering. */
  failure: FailureStore;
  i18n: I18n;
  session: SessionReader;
  toaster: Toaster;
  /** Loads the routes of the user’s area, or of a visitor’s path; resolves to whether they were missing. */
  openArea: (pathname: string) => Promise<boolean>;
  /** Loads the code for signed-in users. */
  openSession: () => Promise<SessionContext>;
}
