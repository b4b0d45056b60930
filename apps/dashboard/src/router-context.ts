import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import type { RuntimeConfig } from '#/config.ts';
import type { SessionReader } from '#/session/guards.ts';

/** What loaders and guards may use. */
export interface RouterContext {
  api: ApiClients;
  config: RuntimeConfig;
  i18n: I18n;
  queryClient: QueryClient;
  session: SessionReader;
}
