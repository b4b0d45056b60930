import type { ReactNode } from 'react';
import { Button } from '#/components/button/index.ts';
import { Drawer, DrawerContent, DrawerTrigger } from '#/components/drawer/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { BellIcon } from '#/components/icons/index.ts';
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '#/components/popover/index.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useMediaQuery } from '#/lib/use-media-query.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useTimeZone, useUi } from '#/provider/ui-provider.tsx';
import type { NotificationCentreProps } from './notification-centre.types.ts';
import { notificationCentreVariants } from './notification-centre.variants.ts';
import { NotificationList } from './notification-list.tsx';
import { useUnreadAnnouncement } from './use-unread-announcement.ts';

/** Badge and name show no larger number. */
const MOST_SHOWN = 99;

const styles = notificationCentreVariants();

/**
 * A bell with the number of unread notifications, and a panel of them: a popover, or a sheet on phones. It is given its
 * data and loads nothing.
 */
export function NotificationCentre({
  items,
  now,
  unreadCount = items.filter(({ read }) => !read).length,
  onFollow,
  onMarkRead,
  onMarkAllRead,
  onLoadOlder,
  loadingOlder,
  loading,
  failed,
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  timeZone: ownTimeZone,
  ...rest
}: NotificationCentreProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('notificationCentre');
  const timeZone = useTimeZone(ownTimeZone);
  const isPhone = useMediaQuery('(width < 48rem)');
  const [open, setOpen] = useControllableState({
    value: controlledOpen,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const shown =
    unreadCount > MOST_SHOWN ? `${formatNumber(locale, MOST_SHOWN)}+` : formatNumber(locale, unreadCount);
  const name = unreadCount > 0 ? labels.unread(unreadCount, shown) : labels.notifications;
  const announced = useUnreadAnnouncement(unreadCount, name, open);
  const bell = <Bell {...rest} badge={unreadCount > 0 ? shown : undefined} name={name} />;
  const list = (
    <NotificationList
      {...{ items, now, onMarkRead, onLoadOlder, loadingOlder, loading, failed, timeZone }}
      onFollow={(item, event) => {
        onFollow?.(item, event);
        setOpen(false);
      }}
    />
  );
  const markAll =
    onMarkAllRead && unreadCount > 0 ? (
      <Button
        onClick={(event) => {
          // The button disappears: the focus stays in the panel.
          event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
          onMarkAllRead();
        }}
        size="sm"
        variant="ghost"
      >
        {labels.markAllRead}
      </Button>
    ) : null;
  return (
    <>
      {isPhone ? (
        <Drawer onOpenChange={setOpen} open={open}>
          <DrawerTrigger asChild>{bell}</DrawerTrigger>
          <DrawerContent title={labels.notifications}>
            {markAll && <div className="ui:px-2.5 ui:pb-1">{markAll}</div>}
            <div className="ui:flex ui:min-h-0 ui:flex-1 ui:flex-col ui:px-1">{list}</div>
          </DrawerContent>
        </Drawer>
      ) : (
        <Popover onOpenChange={setOpen} open={open}>
          <PopoverTrigger asChild>{bell}</PopoverTrigger>
          <PopoverContent align="end" className={styles.popover()}>
            <div className={styles.panel()} data-part="panel">
              <PanelHead>{markAll}</PanelHead>
              {list}
            </div>
          </PopoverContent>
        </Popover>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

interface BellProps extends Omit<NotificationCentreProps, 'items' | 'now'> {
  badge: string | undefined;
  name: string;
}

function Bell({ badge, name, ...rest }: BellProps) {
  return (
    <IconButton {...(rest as object)} aria-label={name} data-part="bell">
      <BellIcon />
      {badge === undefined ? null : (
        <span aria-hidden="true" className={styles.badge()} data-part="badge">
          {badge}
        </span>
      )}
    </IconButton>
  );
}

function PanelHead({ children }: { children: ReactNode }) {
  const labels = useLabelGroup('notificationCentre');
  return (
    <div className={styles.head()} data-part="head">
      <PopoverTitle>{labels.notifications}</PopoverTitle>
      {children}
    </div>
  );
}
