import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiClients, App, AppDocument } from '@unmuted/api';
import type { AppLanguageCode } from '@unmuted/api/contract';
import { createContext, type RefObject, use } from 'react';
import type { OpenDraft } from '#/components/review/save-draft.tsx';

/** The app of a page. */
export interface AppContextValue {
  readonly api: ApiClients;
  readonly id: string;
  /** The app, updated by live events. */
  readonly query: Pick<UseQueryResult<App>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The viewer's role allows changes. */
  readonly canEdit: boolean;
  readonly timeZone: string | undefined;
  /** The language of the address; undefined for the first of the app. */
  readonly language: AppLanguageCode | undefined;
  readonly showLanguage: (language: AppLanguageCode | undefined) => void;
  readonly draft: RefObject<OpenDraft<AppDocument> | null>;
}

export const AppContext = createContext<AppContextValue | null>(null);

/** The app of the page, also while it loads. */
export function useApp(): AppContextValue {
  const value = use(AppContext);
  if (value === null) throw new Error('There is no app around this.');
  return value;
}
