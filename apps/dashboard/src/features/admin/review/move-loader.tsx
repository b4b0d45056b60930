import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Dialog, DialogContent, DialogTitle } from '@unmuted/ui/dialog';
import { FailedState } from '@unmuted/ui/failed-state';
import { Skeleton } from '@unmuted/ui/skeleton';
import type { ReactNode } from 'react';
import { errorText } from '#/i18n/notice.messages.ts';

export interface MoveLoaderProps<Data> {
  query: UseQueryResult<Data>;
  /** Of the dialog until the product is there. */
  title: ReactNode;
  failedTitle: ReactNode;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** A dialog about a product that is read for its current version. */
export function MoveLoader<Data>({ query, title, failedTitle, onClose, children }: MoveLoaderProps<Data>) {
  const { i18n } = useLingui();
  const { data, error } = query;
  if (data !== undefined) return children(data);
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{title}</DialogTitle>
        {error ? (
          <FailedState
            description={errorText(i18n, error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
            title={failedTitle}
          />
        ) : (
          <div aria-busy className="mt-5 grid gap-3">
            <Skeleton height={16} width="80%" />
            <Skeleton height={72} width="100%" />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
