import * as z from 'zod/mini';
import { moment, text, username } from '#/contract/shared/fields.ts';

/** The period of a statistics report: the last complete week or month. */
export const reportPeriods = ['week', 'month'] as const;

/** The statistics reports that the owner of a cast receives. */
export const reportPreferences = z
  .strictObject({ weekly: z.boolean(), monthly: z.boolean() })
  .register(z.globalRegistry, { id: 'ReportPreferences' });

/** The reports with their recipient and next send times. */
export const reportSchedule = z
  .object({
    username,
    weekly: z.boolean(),
    monthly: z.boolean(),
    /** The sign-in address of the owner; reports are never sent elsewhere. */
    to: text,
    /** The time zone of the cast, which defines weeks and months. */
    timeZone: text,
    /** When the next report is sent; null when turned off. */
    next: z.object({ weekly: z.nullable(moment), monthly: z.nullable(moment) }),
  })
  .register(z.globalRegistry, { id: 'ReportSchedule' });

/** The report to send now. */
export const reportRequest = z
  .strictObject({ period: z.enum(reportPeriods) })
  .register(z.globalRegistry, { id: 'ReportRequest' });

/** Whether it was sent; there is no report for a period without data. */
export const reportSent = z
  .object({ sent: z.boolean(), to: text })
  .register(z.globalRegistry, { id: 'ReportSent' });

/** The statistics report schedule of a cast. */
export type ReportSchedule = z.infer<typeof reportSchedule>;
/** The enabled reports. */
export type ReportPreferences = z.infer<typeof reportPreferences>;
/** The period of a report. */
export type ReportPeriod = (typeof reportPeriods)[number];
/** Whether a report was sent. */
export type ReportSent = z.infer<typeof reportSent>;
