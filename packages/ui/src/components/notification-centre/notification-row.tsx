import { CheckIcon } from 'lucide-react';
import { ToneIcon } from '#/components/alert/tone-icon.tsx';
import { Button } from '#/components/button/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { RelativeTime } from '#/components/relative-time/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { NotificationCentreProps, NotificationItem } from './notification-centre.types.ts';
import { notificationCentreVariants } from './notification-centre.variants.ts';

interface NotificationRowProps
  extends Pick<NotificationCentreProps, 'now' | 'onFollow' | 'onMarkRead' | 'timeZone'> {
  item: NotificationItem;
}

/** One notification: tone, title, description, time, and what can be done about it. */
export function NotificationRow({ item, now, onFollow, onMarkRead, timeZone }: NotificationRowProps) {
  const labels = useLabelGroup('notificationCentre');
  const { title, description, at, tone = 'info', read, href, action } = item;
  const styles = notificationCentreVariants({ unread: !read });
  const heading = (
    <>
      <VisuallyHidden>{`${read ? labels[tone] : `${labels[tone]}, ${labels.unreadItem}`}: `}</VisuallyHidden>
      {title}
    </>
  );
  return (
    <li className={styles.item()} data-part="item" data-state={read ? 'read' : 'unread'} tabIndex={-1}>
      <ToneIcon tone={tone} />
      <div className={styles.text()}>
        <p className={styles.title()} data-part="title">
          {href === undefined ? (
            heading
          ) : (
            <a
              className={styles.link()}
              href={href}
              onClick={(event) => {
                onFollow?.(item, event);
                if (!read) onMarkRead?.(item);
              }}
            >
              {heading}
            </a>
          )}
        </p>
        {description === undefined ? null : <p className={styles.description()}>{description}</p>}
        <p className={styles.meta()}>
          <RelativeTime date={at} now={now} timeZone={timeZone} />
        </p>
        {action ? (
          <Button className={styles.action()} onClick={action.onSelect} size="sm" variant="ghost">
            {action.label}
          </Button>
        ) : null}
      </div>
      {read ? null : (
        <div className={styles.aside()} data-part="aside">
          {onMarkRead ? (
            <IconButton
              aria-label={labels.markRead(title)}
              className="ui:group"
              onClick={(event) => {
                // The button disappears: the focus stays at its notification.
                event.currentTarget.closest('li')?.focus();
                onMarkRead(item);
              }}
              size="sm"
              title={labels.markRead(title)}
            >
              <span className="ui:size-2 ui:rounded-full ui:bg-accent ui:group-hover:hidden ui:group-focus-visible:hidden ui:forced-colors:bg-[Highlight]" />
              <CheckIcon
                aria-hidden="true"
                className="ui:hidden ui:group-hover:block ui:group-focus-visible:block"
              />
            </IconButton>
          ) : (
            <span className={styles.dot()} />
          )}
        </div>
      )}
    </li>
  );
}
