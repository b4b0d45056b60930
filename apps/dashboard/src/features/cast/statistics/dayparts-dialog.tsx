import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { limits, type SavedDayParts } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Button } from '@unmuted/ui/button';
import { FailedState } from '@unmuted/ui/failed-state';
import { PlusIcon } from '@unmuted/ui/icons';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { changeDayParts, dayPartsQuery } from '#/data/dayparts/dayparts.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { type DaypartDraft, faultsOf, newDraft, partOf } from '#/features/cast/statistics/daypart-drafts.ts';
import { DaypartFields } from '#/features/cast/statistics/daypart-fields.tsx';

const most = limits.dayParts;

/** Thrown when the form is submitted while invalid; the lines show the errors. */
class NotReady extends Error {}

/** Edits the dayparts of a cast. */
export function DaypartsDialog({ onClose }: { onClose: () => void }) {
  const { api, username } = useCastContext();
  // Loads the latest dayparts, not those cached when the page opened.
  const kept = useQuery({ ...dayPartsQuery(api, username), staleTime: 0, refetchOnWindowFocus: false });
  const { mutateAsync } = useMutation(changeDayParts(api, username));
  const [begun, setBegun] = useState<SavedDayParts>();
  const [edited, setEdited] = useState<readonly DaypartDraft[]>();
  const [added, setAdded] = useState<number>();
  const [isJudged, setJudged] = useState(false);
  // The initial lines do not change on a later refetch.
  if (!begun && kept.data && !kept.isFetching) setBegun(kept.data);
  const drafts = edited ?? begun?.parts.map((part, key) => ({ ...part, key })) ?? [];
  const faults = faultsOf(drafts);
  const nextKey = Math.max(-1, ...drafts.map(({ key }) => key)) + 1;

  async function confirm() {
    setJudged(true);
    if (!begun || faults.some((fault) => fault !== null)) throw new NotReady();
    await mutateAsync({ parts: drafts.map(partOf), version: begun.version });
  }
  return (
    <AlertDialog
      action={<Trans>Save dayparts</Trans>}
      description={
        <Trans>
          Whole hours, station time. If the end is earlier than the start, it ends the next day. Dayparts may
          overlap.
        </Trans>
      }
      onConfirm={confirm}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => (reason instanceof NotReady ? null : <CallFailure reason={reason} />)}
      size="lg"
      tone="primary"
      title={<Trans>Dayparts</Trans>}
    >
      {begun && (
        <div className="grid gap-4">
          <ul className="grid gap-5">
            {drafts.map((draft, index) => (
              <DaypartFields
                draft={draft}
                isNew={draft.key === added}
                fault={isJudged ? (faults[index] ?? null) : null}
                key={draft.key}
                number={index + 1}
                onChange={(part) =>
                  setEdited(drafts.map((each) => (each.key === draft.key ? { ...each, ...part } : each)))
                }
                onRemove={() => setEdited(drafts.filter(({ key }) => key !== draft.key))}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-3 text-13 text-fg-muted">
            <Button
              disabled={drafts.length >= most}
              onClick={() => {
                setJudged(false);
                setEdited([...drafts, newDraft(nextKey)]);
                setAdded(nextKey);
              }}
              size="sm"
            >
              <PlusIcon />
              <Trans>Add daypart</Trans>
            </Button>
            <Plural value={most} one="Up to # daypart" other="Up to # dayparts" />
          </div>
        </div>
      )}
      {!begun && kept.isError && (
        <FailedState
          onRetry={() => void kept.refetch()}
          retrying={kept.isFetching}
          title={<Trans>Couldn’t load the dayparts</Trans>}
        />
      )}
      {!begun && !kept.isError && <Skeleton height={96} shape="block" />}
    </AlertDialog>
  );
}
