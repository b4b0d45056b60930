import type { ComponentProps, MouseEvent } from 'react';
import type { ChartFailure } from '#/components/chart-frame/index.ts';

/** One notification. */
export interface NotificationItem {
  /** Unique id. */
  readonly id: string;
  /** One line: what happened. */
  readonly title: string;
  /** More about it, in one or two lines. */
  readonly description?: string | undefined;
  /** When it happened. */
  readonly at: Date;
  /** Severity. Default `info`. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Whether it was read. */
  readonly read: boolean;
  /** Address that the title leads to. */
  readonly href?: string | undefined;
  /** An act, such as "Acknowledge". */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

/** The error state of the list. */
export type NotificationFailure = ChartFailure;

/** Props of {@link NotificationCentre}. All `<button>` props, `ref` and `className` are passed to the bell. */
export interface NotificationCentreProps extends Omit<ComponentProps<'button'>, 'children' | 'onSelect'> {
  /** Notifications, newest first. They are grouped by day. */
  items: readonly NotificationItem[];
  /** The current time, which decides on "Today" and relative times. */
  now: Date;
  /** Number of unread notifications on the server. Default: those of `items`. */
  unreadCount?: number | undefined;
  /** Called when a title is followed. Call `preventDefault` to navigate without loading the page. */
  onFollow?: ((item: NotificationItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called to mark a notification as read, also when its title is followed. */
  onMarkRead?: ((item: NotificationItem) => void) | undefined;
  /** Called to mark all as read. */
  onMarkAllRead?: (() => void) | undefined;
  /** Called to load older notifications; without it there are no more. */
  onLoadOlder?: (() => void) | undefined;
  /** Older notifications are loading. */
  loadingOlder?: boolean | undefined;
  /** The first notifications are loading. */
  loading?: boolean | undefined;
  /** Loading failed. */
  failed?: NotificationFailure | undefined;
  /** The controlled state of the panel. */
  open?: boolean | undefined;
  /** Whether the panel is open initially. */
  defaultOpen?: boolean | undefined;
  /** Called when the panel opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Time zone of the days; that of the provider by default. */
  timeZone?: string | undefined;
}
