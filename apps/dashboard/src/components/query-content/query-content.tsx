import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { CardFailed } from '@unmuted/ui/card';
import type { ReactNode } from 'react';
import { errorText } from '#/i18n/notice.messages.ts';

export interface QueryContentProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What could not be loaded, in a few words. */
  failedTitle: ReactNode;
  /** The outline of what is coming. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The faces of a card over one query. What was read once stays, also when reading it again fails. */
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
