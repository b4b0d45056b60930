import { Plural, Trans } from '@lingui/react/macro';
import type { ApiClients, NowPlayingActionResult, NowPlayingFleetRow } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { useState } from 'react';
import { costOf, type FleetAction } from '#/features/admin/now-playing/bulk-cost.ts';
import { BulkEffect } from '#/features/admin/now-playing/bulk-effect.tsx';
import { BulkForm } from '#/features/admin/now-playing/bulk-form.tsx';
import { BulkResults, BulkSummary } from '#/features/admin/now-playing/bulk-results.tsx';

export interface BulkDialogProps {
  api: ApiClients;
  action: FleetAction;
  selected: readonly NowPlayingFleetRow[];
  onClose: () => void;
}

/** Says what an action on several stations costs, then shows the result of each. */
export function BulkDialog({ api, action, selected, onClose }: BulkDialogProps) {
  // The numbers are those of the moment in which the dialog was opened.
  const [cost] = useState(() => costOf(action, selected));
  const [{ results } = { results: null }, setResult] = useState<NowPlayingActionResult>();
  const isEmpty = cost.stations.length === 0;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        <DialogTitle>
          {results ? <Trans>Result</Trans> : <Title action={action} count={cost.stations.length} />}
        </DialogTitle>
        <DialogDescription asChild>
          <div className="grid gap-2">
            {results ? (
              <BulkSummary action={action} results={results} />
            ) : (
              <BulkEffect action={action} cost={cost} />
            )}
          </div>
        </DialogDescription>
        {results ? (
          <BulkResults results={results} stations={cost.stations} />
        ) : (
          !isEmpty && <BulkForm action={action} api={api} onDone={setResult} stations={cost.stations} />
        )}
        {(results || isEmpty) && (
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="primary">
                <Trans>Close</Trans>
              </Button>
            </DialogClose>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Title({ action, count }: { action: FleetAction; count: number }) {
  switch (action) {
    case 'pause':
      return <Plural one="Pause # station?" other="Pause # stations?" value={count} />;
    case 'resume':
      return <Plural one="Resume # station?" other="Resume # stations?" value={count} />;
    case 'refetch':
      return <Plural one="Read # station again?" other="Read # stations again?" value={count} />;
    case 'add_rule':
      return <Plural one="Add a rule to # station" other="Add a rule to # stations" value={count} />;
    default:
      return <Plural one="Ignore a text of # station" other="Ignore a text of # stations" value={count} />;
  }
}
