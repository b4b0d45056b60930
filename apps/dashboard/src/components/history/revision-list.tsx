import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SettingsRevision } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { type FieldChange, FieldDiff } from '@unmuted/ui/diff-view';
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
export function RevisionList({ items, ...list }: RevisionListProps) {
  const { current, changesOf, timeZone } = list;
  const formats = useFormats();
  // The latest change may be newer than the last tick.
  const now = new Date(Math.max(useNow(60_000), Date.parse(items[0]?.at ?? '') || 0));
  if (items.length === 0)
    return (
      <EmptyState
        description={<Trans>Changes to these settings will appear here.</Trans>}
        title={<Trans>No changes yet</Trans>}
      />
    );
  const events = items.map((revision, index): TimelineEvent => {
    const at = new Date(revision.at);
    const changes = revision.before ? changesOf(revision.before, revision.after) : [];
    const toRestore = changesOf(current, revision.after);
    return {
      id: String(revision.revision),
      at,
      tone: revision.by?.kind === 'system' || revision.disconnectedListeners > 0 ? 'warning' : 'neutral',
      title: (
        <Title
          isCurrent={index === 0 && toRestore.length === 0}
          labels={labelsOf(changes)}
          revision={revision}
        />
      ),
      actor: (
        <>
          {revision.by && (
            <>
              <Author {...revision.by} /> ·{' '}
            </>
          )}
          <RelativeTime date={at} exact={formats.dateTime(at, timeZone)} now={now} />
        </>
      ),
      detail: <Detail {...list} changes={changes} revision={revision} toRestore={toRestore} />,
    };
  });
  return <Timeline events={events} now={now} timeZone={timeZone} />;
}

interface TitleProps {
  revision: SettingsRevision;
  /** The changed fields. */
  labels: readonly string[];
  isCurrent: boolean;
}

function Title({ revision, labels, isCurrent }: TitleProps) {
  const { i18n } = useLingui();
  const { by, before, restores } = revision;
  const fields = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(labels);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {by === null ? (
        <Trans>Initial version</Trans>
      ) : before === null ? (
        <Trans>Oldest stored version</Trans>
      ) : (
        fields || <Trans>Saved without changes</Trans>
      )}
      {isCurrent && (
        <Badge tone="info">
          <Trans>Current version</Trans>
        </Badge>
      )}
      {restores !== null && (
        <Badge>
          <Trans>Restored</Trans>
        </Badge>
      )}
    </span>
  );
}

interface DetailProps extends Omit<RevisionListProps, 'items'> {
  revision: SettingsRevision;
  changes: readonly FieldChange[];
  /** From the saved values to those of the revision. */
  toRestore: readonly FieldChange[];
}

function Detail({
  revision,
  changes,
  toRestore,
  onRestore,
  timeZone,
  effect,
  isDirty,
  isFixed,
}: DetailProps) {
  const formats = useFormats();
  const { disconnectedListeners } = revision;
  return (
    <div className="grid gap-2">
      {revision.before && <FieldDiff changes={changes} />}
      {disconnectedListeners > 0 && (
        <p>
          <Plural
            value={disconnectedListeners}
            one="# listener was disconnected."
            other="# listeners were disconnected."
          />
        </p>
      )}
      {toRestore.length > 0 && (
        <RestoreDialog
          changes={toRestore}
          effect={effect}
          isDirty={isDirty}
          isFixed={isFixed}
          onRestore={() => onRestore(revision.revision)}
          when={formats.dateTime(new Date(revision.at), timeZone)}
        />
      )}
    </div>
  );
}

/** Customers do not see the names of staff. */
function Author({ kind, name }: NonNullable<SettingsRevision['by']>) {
  if (kind === 'system') return <Trans>Automatic</Trans>;
  if (kind === 'admin' && name === null) return <Trans>Your provider’s staff</Trans>;
  if (kind === 'admin')
    return (
      <bdi>
        <Trans>{name}, staff</Trans>
      </bdi>
    );
  return <bdi>{name}</bdi>;
}
