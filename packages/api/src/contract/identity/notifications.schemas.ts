import * as z from 'zod/mini';
import { clockTime, count, moment, text } from '#/contract/shared/fields.ts';
import { listOf } from '#/contract/shared/list.ts';
import type { Permission } from '#/contract/shared/permissions.ts';

/** What people are told, by whom it concerns. Urgent messages ignore quiet hours. */
export const notificationKinds = {
  cast_suspended: { permission: 'casts.control', isUrgent: true },
  cast_unsuspended: { permission: 'casts.control', isUrgent: false },
  site_taken_down: { permission: 'settings.manage', isUrgent: true },
  site_message: { permission: 'source.connect', isUrgent: false },
  skill_state: { permission: 'settings.manage', isUrgent: false },
  app_state: { permission: 'settings.manage', isUrgent: false },
  app_build: { permission: 'settings.manage', isUrgent: false },
  certificate_expires: { permission: 'settings.manage', isUrgent: false },
  webhook_disabled: { permission: 'webhooks.manage', isUrgent: false },
  station_down: { permission: 'settings.manage', isUrgent: true },
  station_up: { permission: 'settings.manage', isUrgent: false },
  tune_in_refused: { permission: 'settings.manage', isUrgent: false },
  song_output_disabled: { permission: 'settings.manage', isUrgent: false },
  alarm_recipient_disabled: { permission: 'settings.manage', isUrgent: false },
} as const satisfies Readonly<Record<string, { permission: Permission; isUrgent: boolean }>>;

/** A kind of `notificationKinds`. */
export type NotificationKind = keyof typeof notificationKinds;

const kind = z.enum(Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]);

/** Hours of the day in the person's time zone; `until` may be on the next day. */
export const quietHours = z
  .strictObject({ from: clockTime, until: clockTime })
  .check(z.refine(({ from, until }) => from !== until, { error: 'not_unique', path: ['until'] }))
  .register(z.globalRegistry, { id: 'QuietHours' });

const settings = { mailed: z.array(kind).check(z.maxLength(20)), quietHours: z.nullable(quietHours) };

/** How a person is told: the kinds sent by email, and hours without messages that are not urgent. */
export const notificationChange = z
  .strictObject(settings)
  .register(z.globalRegistry, { id: 'NotificationChange' });

/** How a person is told. */
export const notificationSettings = z
  .object({
    mailed: z.array(kind),
    quietHours: z.nullable(quietHours),
    /** The kinds that concern the person's role. */
    offered: z.array(z.object({ kind, isUrgent: z.boolean() })),
    /** The time zone of the quiet hours, from the person's profile. */
    timeZone: text,
    version: count,
  })
  .register(z.globalRegistry, { id: 'NotificationSettings' });

/** The receipt of a message. `queued` also covers the quiet hours. */
export const notificationStates = ['queued', 'sent', 'failed'] as const;

/** A message to the person. */
export const notification = z
  .object({
    id: text,
    kind,
    /** What it is about: a cast's username, the host of a webhook, or the name of a station. */
    about: text,
    at: moment,
    channel: z.enum(['mail']),
    state: z.enum(notificationStates),
    /** When it was sent or given up; null while it is queued. */
    settledAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'Notification' });

/** Messages of the last 30 days, latest first. */
export const notificationList = listOf(notification).register(z.globalRegistry, { id: 'NotificationList' });

/** How a person is told, as saved. */
export type NotificationChange = z.infer<typeof notificationChange>;
/** How a person is told. */
export type NotificationSettings = z.infer<typeof notificationSettings>;
/** A message to the person. */
export type Notification = z.infer<typeof notification>;
/** Messages of the last 30 days. */
export type NotificationList = z.infer<typeof notificationList>;
