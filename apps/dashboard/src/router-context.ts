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

/** What the layouts behind a sign-in add for the routes below them. */
export interface SessionContext {
  api: ApiClients;
  data: SessionData;
  queryClient: QueryClient;
  toasts: ToastStore;
  /** Makes a changed profile the session's own, here and in the other tabs. */
  keepUser: (user: SessionUser) => void;
}

/** What loaders and guards may use. */
export interface RouterContext {
  config: RuntimeConfig;
  /** A failure outside of rendering after which the page cannot go on. */
  failure: FailureStore;
  i18n: I18n;
  session: SessionReader;
  toaster: Toaster;
  /** Loads what only someone signed in needs. */
  openSession: () => Promise<SessionContext>;
}
