import { useId } from 'react';
import { Button } from '#/components/button/index.ts';
import { EmptyState } from '#/components/empty-state/index.ts';
import { FailedState } from '#/components/failed-state/index.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { dateFormat } from '#/lib/date-format.ts';
import { utcOf } from '#/lib/day/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels, useUi } from '#/provider/ui-provider.tsx';
import { groupByDay, type NotificationDay } from './group-by-day.ts';
import type { NotificationCentreProps } from './notification-centre.types.ts';
import { notificationCentreVariants } from './notification-centre.variants.ts';
import { NotificationRow } from './notification-row.tsx';

type NotificationListProps = Pick<
  NotificationCentreProps,
  | 'items'
  | 'now'
  | 'onFollow'
  | 'onMarkRead'
  | 'onLoadOlder'
  | 'loadingOlder'
  | 'loading'
  | 'failed'
  | 'timeZone'
>;

const styles = notificationCentreVariants();

/** The notifications by day, or why there are none. */
export function NotificationList(props: NotificationListProps) {
  const { items, now, onLoadOlder, loadingOlder = false, loading = false, failed, timeZone } = props;
  const labels = useLabelGroup('notificationCentre');
  if (loading) return <Loading />;
  if (failed) return <FailedState {...failed} className={styles.state()} />;
  if (items.length === 0 && !onLoadOlder) {
    return <EmptyState className={styles.state()} description={labels.emptyHint} title={labels.empty} />;
  }
  return (
    <div className={styles.body()} data-part="body">
      {groupByDay(items, now, timeZone).map((group) => (
        <Day {...props} group={group} key={`${group.day} ${group.items[0]?.id}`} />
      ))}
      {onLoadOlder ? (
        <div className={styles.foot()} data-part="foot">
          <Button loading={loadingOlder} onClick={onLoadOlder} size="sm" variant="ghost">
            {labels.loadOlder}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Day({ group, ...row }: NotificationListProps & { group: NotificationDay }) {
  const { locale } = useUi();
  const labels = useLabelGroup('notificationCentre');
  const titleId = useId();
  const date = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section aria-labelledby={titleId} data-part="day">
      <h3 className={styles.day()} id={titleId}>
        {group.name === undefined ? date.format(utcOf(group.day)) : labels[group.name]}
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores list semantics when list-style is none */}
      <ul role="list">
        {group.items.map((item) => (
          <NotificationRow
            item={item}
            key={item.id}
            now={row.now}
            onFollow={row.onFollow}
            onMarkRead={row.onMarkRead}
            timeZone={row.timeZone}
          />
        ))}
      </ul>
    </section>
  );
}

const PLACES = [1, 2, 3, 4] as const;

function Loading() {
  const labels = useLabels();
  return (
    <div className="ui:grid ui:gap-4 ui:p-4" data-part="skeleton">
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      {PLACES.map((place) => (
        <div className="ui:grid ui:gap-1.5" key={place}>
          <Skeleton height={16} />
          <Skeleton className="ui:w-2/3" height={12} />
        </div>
      ))}
    </div>
  );
}
