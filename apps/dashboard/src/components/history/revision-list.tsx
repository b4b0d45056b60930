import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SettingsRevision } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { FieldDiff } from '@unmuted/ui/diff-view';
import { EmptyState } from '@unmuted/ui/empty-state';
import { RelativeTime } from '@unmuted/ui/relative-time';
import { Timeline, type TimelineEvent } from '@unmuted/ui/timeline';
import {
  type ChangesOf,
  labelsOf,
  RestoreDialog,
  type RestoreDialogProps,
} from '#/components/history/restore-dialog.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';

export interface RevisionListProps extends Omit<RestoreDialogProps, 'changes' | 'when' | 'onRestore'> {
  /** Latest first. */
  items: readonly SettingsRevision[];
  /** The saved values. */
  current: object;
  /** Lists the fields that differ, with labels and formatted values. */
  changesOf: ChangesOf;
  onRestore: (revision: number) => Promise<unknown>;
  timeZone: string | undefined;
}

/** The revisions of a settings section with author, time and both values of each changed field. */
export function RevisionList({
  items,
  current,
  changesOf,
  onRestore,
  timeZone,
  ...dialog
}: RevisionListProps) {
  const formats = useFormats();
  const now = new Date(useNow(60_000));
  if (items.length === 0)
    return (
      <EmptyState
        description={<Trans>Changes to these settings will appear here.</Trans>}
        title={<Trans>No changes yet</Trans>}
      />
    );
  const events = items.map((item, index): TimelineEvent => {
    const at = new Date(item.at);
    const changes = item.before ? changesOf(item.before, item.after) : [];
    const toRestore = changesOf(current, item.after);
    const isCurrent = index === 0 && toRestore.length === 0;
    return {
      id: String(item.revision),
      at,
      tone: item.by?.kind === 'system' || item.disconnectedListeners > 0 ? 'warning' : 'neutral',
      title: (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Title labels={labelsOf(changes)} revision={item} />
          {isCurrent && (
            <Badge tone="info">
              <Trans>Current version</Trans>
            </Badge>
          )}
          {item.restores !== null && (
            <Badge>
              <Trans>Restored</Trans>
            </Badge>
          )}
        </span>
      ),
      actor: (
        <>
          {item.by && (
            <>
              <Author {...item.by} /> ·{' '}
            </>
          )}
          <RelativeTime date={at} exact={formats.dateTime(at, timeZone)} now={now} />
        </>
      ),
      detail: (
        <div className="grid gap-2">
          {item.before && <FieldDiff changes={changes} />}
          {item.disconnectedListeners > 0 && (
            <p>
              <Plural
                value={item.disconnectedListeners}
                one="# listener was disconnected."
                other="# listeners were disconnected."
              />
            </p>
          )}
          {toRestore.length > 0 && (
            <RestoreDialog
              {...dialog}
              changes={toRestore}
              onRestore={() => onRestore(item.revision)}
              when={formats.dateTime(at, timeZone)}
            />
          )}
        </div>
      ),
    };
  });
  return <Timeline events={events} now={now} timeZone={timeZone} />;
}

/** The changed fields; the oldest stored version has none. */
function Title({
  labels,
  revision: { by, before },
}: {
  labels: readonly string[];
  revision: SettingsRevision;
}) {
  const { i18n } = useLingui();
  if (by === null) return <Trans>Initial version</Trans>;
  if (before === null) return <Trans>Oldest stored version</Trans>;
  if (labels.length === 0) return <Trans>Saved without changes</Trans>;
  return new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(labels);
}

/** Customers do not see the names of staff. */
function Author({ kind, name }: NonNullable<SettingsRevision['by']>) {
  if (kind === 'system') return <Trans>Automatic</Trans>;
  if (kind === 'admin' && name === null) return <Trans>Your provider’s staff</Trans>;
  if (kind === 'admin')
    return (
      <Trans>
        <bdi>{name}</bdi>, staff
      </Trans>
    );
  return <bdi>{name}</bdi>;
}
