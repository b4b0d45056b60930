import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ApiClients, limits, type TuneInCall } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Segmented } from '@unmuted/ui/segmented';
import { useId, useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { tuneInLogQuery } from '#/data/tune-in/tune-in.queries.ts';
import { CallRow } from '#/features/station/tune-in/call-row.tsx';

type Filter = 'all' | 'failed';
const firstRows = 25;

/** The log of the calls, latest first, with the request and the reply of each. */
export function CallsCard({ api, stationId }: { api: ApiClients; stationId: string }) {
  const { t } = useLingui();
  const id = useId();
  const query = useQuery(tuneInLogQuery(api, stationId));
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader
          actions={
            <Segmented
              aria-label={t`Calls to show`}
              onValueChange={setFilter}
              options={[
                { value: 'all', label: t({ message: 'All', context: 'calls' }) },
                { value: 'failed', label: t`Not accepted` },
              ]}
              value={filter}
            />
          }
          title={
            <span id={id}>
              <Trans context="to TuneIn">Calls</Trans>
            </span>
          }
        />
        <QueryContent
          failedTitle={<Trans>Couldn’t load the calls</Trans>}
          query={query}
          skeleton={<RowsSkeleton count={6} />}
        >
          {({ items }) => (
            <Calls
              calls={filter === 'all' ? items : items.filter(({ outcome }) => outcome !== 'accepted')}
              hasOthers={items.length > 0}
            />
          )}
        </QueryContent>
      </section>
    </Card>
  );
}

function Calls({ calls, hasOthers }: { calls: readonly TuneInCall[]; hasOthers: boolean }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(firstRows);
  const [open, setOpen] = useState<string | null>(null);
  const kept = limits.tuneInLog;
  if (calls.length === 0)
    return (
      <EmptyState
        className="px-4 py-10"
        description={
          hasOthers ? (
            <Trans>TuneIn accepted each of the latest calls.</Trans>
          ) : (
            <Trans>The first one follows with the next song.</Trans>
          )
        }
        title={hasOthers ? <Trans>No failed calls</Trans> : <Trans>No calls yet</Trans>}
      />
    );
  return (
    <>
      <div
        aria-hidden
        className="mt-2 grid grid-cols-[4.5rem_minmax(0,1fr)_8rem_4.5rem_1rem] gap-x-3 px-(--card-pad) py-2 text-12 font-medium text-fg-muted max-md:hidden"
      >
        <span>
          <Trans>Time</Trans>
        </span>
        <span>
          <Trans>Song</Trans>
        </span>
        <span>
          <Trans context="of a server">Reply</Trans>
        </span>
        <span className="text-end">
          <Trans>Duration</Trans>
        </span>
      </div>
      <ul aria-label={t`Calls to TuneIn`} className="border-t border-border-soft max-md:mt-3">
        {calls.slice(0, shown).map((call) => (
          <CallRow
            call={call}
            isOpen={call.id === open}
            key={call.id}
            onToggle={() => setOpen(call.id === open ? null : call.id)}
          />
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-border-soft px-(--card-pad) py-3 text-13 text-fg-muted">
        <span>
          <Plural one="The latest # call is kept" other="The latest # calls are kept" value={kept} />
        </span>
        {calls.length > shown && (
          <button
            className="touch-target cursor-pointer underline decoration-border-strong underline-offset-3 hover:decoration-current"
            onClick={() => setShown(calls.length)}
            type="button"
          >
            <Plural one="Show # more" other="Show # more" value={calls.length - shown} />
          </button>
        )}
      </p>
    </>
  );
}
