import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ApiClients, limits, type SongOutput } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardHeader } from '@unmuted/ui/card';
import { DataList, DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { useId, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { songOutputsQuery } from '#/data/song-outputs/song-outputs.queries.ts';
import { AddOutput } from '#/features/station/now-playing/outputs/add-output.tsx';
import {
  kindLooks,
  outputErrorTexts,
  targetText,
} from '#/features/station/now-playing/outputs/output.messages.ts';
import { OutputRate } from '#/features/station/now-playing/outputs/output-rate.tsx';
import { OutputStatus } from '#/features/station/now-playing/outputs/output-status.tsx';
import { usePermission } from '#/session/use-permission.ts';

const OutputDrawer = lazyOverlay(
  async () => (await import('#/features/station/now-playing/outputs/output-drawer.tsx')).OutputDrawer,
);

export interface OutputsPanelProps {
  api: ApiClients;
  stationId: string;
}

/** Where each song of a station is posted. */
export function OutputsPanel({ api, stationId }: OutputsPanelProps) {
  const query = useQuery(songOutputsQuery(api, stationId));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the outputs</Trans>}
      query={query}
      skeleton={<RowsSkeleton count={4} hasTitle />}
    >
      {({ items }) => <OutputsCard api={api} outputs={items} stationId={stationId} />}
    </QueryContent>
  );
}

function OutputsCard({ api, stationId, outputs }: OutputsPanelProps & { outputs: readonly SongOutput[] }) {
  const id = useId();
  const mayManage = usePermission('settings.manage');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = outputs.find((output) => output.id === openedId);
  const most = limits.songOutputs;
  const isFull = outputs.length >= most;
  const add = mayManage && !isFull && (
    <AddOutput api={api} isFirst={outputs.length === 0} stationId={stationId} />
  );
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader
          actions={outputs.length > 0 && add}
          className="pb-4"
          description={<Summary outputs={outputs} />}
          title={
            <span id={id}>
              <Trans>Outputs</Trans>
            </span>
          }
        />
        {outputs.length === 0 ? (
          <EmptyState
            action={add}
            className="border-t border-border-soft py-10"
            description={
              <Trans>
                Post each song to Discord, Slack, Telegram, Mastodon, Bluesky or your own program, with a text
                and a rate of your choice.
              </Trans>
            }
            title={<Trans>No outputs yet</Trans>}
          />
        ) : (
          <DataList className="border-t border-border-soft">
            {outputs.map((output) => (
              <OutputRow key={output.id} onOpen={() => setOpenedId(output.id)} output={output} />
            ))}
          </DataList>
        )}
        {isFull && mayManage && (
          <p className="border-t border-border-soft px-(--card-pad) py-3 text-13 text-fg-muted">
            <Trans>A station has at most {most} outputs. Delete one to add another.</Trans>
          </p>
        )}
        {opened && (
          <OutputDrawer
            api={api}
            onClose={() => setOpenedId(null)}
            onLoadFailed={() => setOpenedId(null)}
            output={opened}
            stationId={stationId}
          />
        )}
      </section>
    </Card>
  );
}

/** How many outputs work. */
function Summary({ outputs }: { outputs: readonly SongOutput[] }) {
  const failing = outputs.filter(({ state }) => state === 'failing' || state === 'disabled').length;
  const posting = outputs.filter(({ isEnabled, state }) => isEnabled && state === 'ok').length;
  if (failing > 0)
    return <Plural one="One output needs attention" other="# outputs need attention" value={failing} />;
  if (posting > 0) return <Plural one="One output posts" other="# outputs post" value={posting} />;
  return <Trans>Where each song is posted</Trans>;
}

function OutputRow({ output, onOpen }: { output: SongOutput; onOpen: () => void }) {
  const { t, i18n } = useLingui();
  const { name, target, state, reason, pendingSong } = output;
  const look = kindLooks[target.kind];
  const isBroken = state === 'failing' || state === 'disabled';
  const isRetrying = state === 'failing' && pendingSong !== null;
  const tone = isRetrying ? 'pending' : isBroken ? 'failed' : 'neutral';
  const place = targetText(output);
  return (
    <DataListItem
      action={
        <Button aria-label={t`Details: ${name}`} onClick={onOpen} size="sm">
          <Trans>Details</Trans>
        </Button>
      }
      description={
        <span className="flex flex-wrap gap-x-3">
          <span>
            {i18n._(look.name)}
            {place !== null && (
              <>
                {' '}
                <bdi className="wrap-anywhere">{place}</bdi>
              </>
            )}
          </span>
          {isBroken && reason !== null ? (
            <span className={isRetrying ? undefined : 'text-danger-text'}>
              {i18n._(outputErrorTexts[reason])}
            </span>
          ) : (
            <span>
              <OutputRate output={output} />
            </span>
          )}
          {output.lastPostedAt !== null && (
            <span>
              <Trans>
                Last post <Timestamp at={output.lastPostedAt} />
              </Trans>
            </span>
          )}
        </span>
      }
      leading={
        <DataListIcon className="size-8 rounded-tile text-13 font-semibold" tone={tone}>
          {look.mark}
        </DataListIcon>
      }
      meta={<OutputStatus output={output} />}
      title={<bdi>{name}</bdi>}
    />
  );
}
