import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { CastHistory, CastRevision, SavedStreams } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { RotateCwIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { restoreRevision } from '#/data/cast-settings/cast-settings.queries.ts';
import { useSettingMessages } from '#/features/cast/settings/settings.messages.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { ChangesCard } from '#/features/cast/shell/changes-card.tsx';

export interface HistoryCardProps {
  history: CastHistory;
  streams: SavedStreams['streams'];
  isFixed: boolean;
}

const tones = { kept: 'neutral', applying: 'neutral', rolled_back: 'warning', failed: 'bad' } as const;

/**
 * Final states in which the changed settings apply. A change that failed to roll back applies without its
 * source.
 */
const holds: ReadonlySet<CastRevision['state']> = new Set(['kept', 'failed']);

/** Lists changes with author and time; each can be restored. */
export function HistoryCard({ history, streams, isFixed }: HistoryCardProps) {
  const { t } = useLingui();
  const { sections, changesOf } = useSettingMessages();
  const nameOfStream = (stream: string) =>
    streams.find((each) => each.id === stream)?.name ?? t`a deleted stream`;
  const latest = new Set(
    (['general', 'streams', 'server'] as const).map(
      (section) => history.items.find((item) => item.section === section && holds.has(item.state))?.rev,
    ),
  );
  return (
    <ChangesCard
      description={<Trans>Who changed what and when. Bringing something back is a change of its own.</Trans>}
      emptyTitle={<Trans>Nothing was changed yet</Trans>}
      emptyDescription={<Trans>Each change of these settings will stand here.</Trans>}
      entries={history.items.map((item) => ({
        id: String(item.rev),
        at: item.at,
        by: item.by,
        tone: tones[item.state],
        title: (
          <span className="inline-flex flex-wrap items-center gap-2">
            {sections[item.section]}
            <Outcome {...item} />
          </span>
        ),
        changes: changesOf(item.before, item.after, nameOfStream),
        action: !latest.has(item.rev) && item.state !== 'applying' && (
          <Restore isFixed={isFixed} item={item} />
        ),
      }))}
    />
  );
}

function Outcome({ state, restores }: Pick<CastRevision, 'state' | 'restores'>) {
  return (
    <>
      {restores !== null && (
        <Badge tone="info">
          <Trans>Brought back</Trans>
        </Badge>
      )}
      {state === 'applying' && (
        <Badge tone="info">
          <Trans>Being applied</Trans>
        </Badge>
      )}
      {state === 'rolled_back' && (
        <Badge>
          <Trans>Undone by itself</Trans>
        </Badge>
      )}
      {state === 'failed' && (
        <Badge>
          <Trans>Could not be undone</Trans>
        </Badge>
      )}
    </>
  );
}

function Restore({ item, isFixed }: { item: CastRevision; isFixed: boolean }) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const { sections } = useSettingMessages();
  const { mutateAsync } = useMutation(restoreRevision(api, username));
  const toasts = useToast();
  const section = sections[item.section];
  const { rev } = item;
  return (
    <AlertDialog
      action={<Trans>Restore</Trans>}
      description={
        item.section === 'streams' ? (
          <Trans>
            Listeners of a stream whose mount changes are disconnected. A stream that is gone comes back with
            a new source password.
          </Trans>
        ) : (
          <Trans>Applies at once, no listener is cut.</Trans>
        )
      }
      onConfirm={async () => {
        await mutateAsync(rev);
        toasts.show({ tone: 'success', title: <Trans>The settings were brought back</Trans> });
      }}
      renderError={(reason) => <CallFailure reason={reason} />}
      title={<Trans>Make “{section}” again what this change made of it?</Trans>}
      tone="primary"
      trigger={
        <Button
          aria-label={t`Restore change ${rev}`}
          className="justify-self-start"
          disabled={isFixed}
          size="sm"
          variant="ghost"
        >
          <RotateCwIcon />
          <Trans>Restore</Trans>
        </Button>
      }
    />
  );
}
