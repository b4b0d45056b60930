import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { CardFailed } from '@unmuted/ui/card';
import type { ReactNode } from 'react';
import { errorText } from '#/i18n/notice.messages.ts';

export interface QueryContentProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Title of the error state. */
  failedTitle: ReactNode;
  /** The skeleton. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Loading, error and content states of a card over one query. Loaded data stays when a refetch fails. */
export function QueryContent<Data>({ query, failedTitle, skeleton, children }: QueryContentProps<Data>) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return (
    <CardFailed
      description={errorText(i18n, error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
      title={failedTitle}
    />
  );
}
