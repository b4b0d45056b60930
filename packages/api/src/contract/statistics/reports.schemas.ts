import * as z from 'zod/mini';
import { moment, text, username } from '#/contract/shared/fields.ts';

/** What a mail with statistics is about: the week or the month that is over. */
export const reportPeriods = ['week', 'month'] as const;

/** Which mails with its statistics the owner of a cast gets. */
export const reportWishes = z
  .strictObject({ weekly: z.boolean(), monthly: z.boolean() })
  .register(z.globalRegistry, { id: 'ReportWishes' });

/** The same, with where they go and when. */
export const reportSchedule = z
  .object({
    username,
    weekly: z.boolean(),
    monthly: z.boolean(),
    /** The address that the owner of the cast signs in with: nobody else gets mail from here. */
    to: text,
    /** Mondays and first days of a month are those of this zone, the cast's own. */
    timeZone: text,
    /** When the next of each goes out; null where it is off. */
    next: z.object({ weekly: z.nullable(moment), monthly: z.nullable(moment) }),
  })
  .register(z.globalRegistry, { id: 'ReportSchedule' });

/** Which mail is wanted now. */
export const reportAsked = z
  .strictObject({ period: z.enum(reportPeriods) })
  .register(z.globalRegistry, { id: 'ReportAsked' });

/** Whether it was sent: of a stretch of which nothing is known there is no mail. */
export const reportSent = z
  .object({ sent: z.boolean(), to: text })
  .register(z.globalRegistry, { id: 'ReportSent' });

/** Which mails with statistics there are of a cast. */
export type ReportSchedule = z.infer<typeof reportSchedule>;
/** Which of them are wanted. */
export type ReportWishes = z.infer<typeof reportWishes>;
/** What one is about. */
export type ReportPeriod = (typeof reportPeriods)[number];
/** Whether one was sent. */
export type ReportSent = z.infer<typeof reportSent>;
