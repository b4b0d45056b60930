import { Trans } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { type FieldChange, FieldDiff } from '@unmuted/ui/diff-view';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Timeline, type TimelineEvent } from '@unmuted/ui/timeline';
import { type ReactNode, useId } from 'react';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useNow } from '#/lib/use-now.ts';

export interface ChangeEntry extends Pick<TimelineEvent, 'id' | 'title' | 'tone'> {
  /** ISO 8601. */
  at: string;
  by: string;
  changes: readonly FieldChange[];
  /** Additional effects of the change. */
  effect?: ReactNode;
  /** An action on the change, such as restoring it. */
  action?: ReactNode;
}

export interface ChangesCardProps {
  description: ReactNode;
  /** Latest first. */
  entries: readonly ChangeEntry[];
  /** Title of the empty state. */
  emptyTitle: ReactNode;
  emptyDescription: ReactNode;
  /** Content below the changes. */
  foot?: ReactNode;
}

/** Lists changes with author, time and both values of each field. */
export function ChangesCard(props: ChangesCardProps) {
  const { description, entries, emptyTitle, emptyDescription, foot } = props;
  const id = useId();
  const { timeZone } = useCastContext();
  const now = useNow(60_000);
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader
          description={description}
          title={
            <span id={id}>
              <Trans>History</Trans>
            </span>
          }
        />
        <CardBody className="grid gap-5">
          {entries.length === 0 ? (
            <EmptyState title={emptyTitle} description={emptyDescription} />
          ) : (
            <Timeline
              events={entries.map(({ at, by, changes, effect, action, ...event }) => ({
                ...event,
                at: new Date(at),
                actor: <bdi>{by}</bdi>,
                detail: (
                  <div className="grid gap-2">
                    <FieldDiff changes={changes} />
                    {effect}
                    {action}
                  </div>
                ),
              }))}
              now={new Date(now)}
              timeZone={timeZone}
            />
          )}
          {foot}
        </CardBody>
      </section>
    </Card>
  );
}
