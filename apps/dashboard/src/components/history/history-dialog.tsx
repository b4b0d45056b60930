import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { SettingsRevision } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@unmuted/ui/dialog';
import { FailedState } from '@unmuted/ui/failed-state';
import { HistoryIcon } from '@unmuted/ui/icons';
import { Skeleton } from '@unmuted/ui/skeleton';
import { RevisionList, type RevisionListProps } from '#/components/history/revision-list.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

type RevisionsQuery = Pick<
  UseInfiniteQueryResult<SettingsRevision[]>,
  'data' | 'error' | 'isFetching' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

export interface HistoryDialogProps extends Omit<RevisionListProps, 'items'> {
  /** The name of the settings, such as "General". */
  name: string;
  /** Latest first. */
  query: RevisionsQuery;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A button that opens the revisions of a settings section; each can be restored. For the `history` of an edit form. */
export function HistoryDialog({ name, query, isOpen, onOpenChange, ...list }: HistoryDialogProps) {
  const { t } = useMacro();
  return (
    <Dialog onOpenChange={onOpenChange} open={isOpen}>
      <DialogTrigger asChild>
        <Button aria-label={t`History of ${name}`} data-testid="history-button" size="sm" variant="ghost">
          <HistoryIcon />
          <Trans>History</Trans>
        </Button>
      </DialogTrigger>
      <DialogContent size="lg">
        <DialogTitle>
          <Trans>History of {name}</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>Who changed these settings, and when. You can restore any version.</Trans>
        </DialogDescription>
        <DialogBody className="grid gap-5" aria-busy={query.isFetching}>
          <Content {...list} query={query} />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>
              <Trans>Close</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Content({ query, ...list }: Omit<RevisionListProps, 'items'> & { query: RevisionsQuery }) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && error)
    return (
      <FailedState
        description={errorText(i18n, error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        title={<Trans>Couldn’t load the history</Trans>}
      />
    );
  if (data === undefined) return <Loading />;
  return (
    <>
      <RevisionList {...list} items={data} />
      {query.hasNextPage && (
        <Button
          className="justify-self-start"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          size="sm"
        >
          <Trans>Show older changes</Trans>
        </Button>
      )}
    </>
  );
}

function Loading() {
  const { t } = useMacro();
  return (
    <div aria-label={t`Loading the history`} className="grid gap-4" role="status">
      {[0, 1, 2].map((row) => (
        <div className="grid gap-2" key={row}>
          <Skeleton width="45%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </div>
  );
}
