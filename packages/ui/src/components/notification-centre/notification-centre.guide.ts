import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For what happened while somebody was away: an alarm, an expiring certificate, a new member.',
    'Once per app, in its header.',
  ],
  avoid: [
    'For the result of one’s own act: use `Toast`.',
    'For a problem of the page in view: use `Alert`.',
    'For the history of one thing: use `Timeline`.',
  ],
  anatomy: [
    [
      'Bell',
      'A button named with the number of unread notifications. A growing count is announced politely, at most every 10 seconds, and never while the panel is open.',
    ],
    ['Badge', 'The number of unread ones, at most 99+; absent without any.'],
    ['Panel', 'A popover or, below 768 pixels, a sheet. Notifications are grouped by day.'],
    ['Notification', 'Tone, title, description, time, and an optional act. The title is a link with `href`.'],
    ['Mark as read', 'A dot that is a button; absent on notifications that are read.'],
    ['Mark all as read', 'In the head, while some are unread.'],
    ['Load older', 'At the end of the list, with `onLoadOlder`.'],
  ],
  keys: [
    ['Enter, Space', 'On the bell: opens the panel and moves focus into it.'],
    ['Tab', 'Next title, act or button.'],
    ['Enter', 'On a title: follows it, marks it as read and closes the panel.'],
    ['Escape', 'Closes the panel and returns focus to the bell.'],
  ],
  do: [
    'Write what happened and to what: “Radio Aurora is silent”.',
    'Load the data outside: it is given its notifications and loads nothing.',
  ],
  dont: ['Do not notify people of what they did themselves.'],
};
