import type { RollupStep } from '#/modules/casts/listener-counts/roll-up-steps.ts';

/** How long things are kept. */
export interface Retention {
  /** Of the staff and of customers, after they ended. */
  readonly sessionsDays: number;
  readonly mailsDays: number;
  /** Of mails, after they expired. */
  readonly linksDays: number;
  readonly requestKeysDays: number;
  /** Counts as they were taken: long enough for late ones, and for what some casts of many had together. */
  readonly samplesDays: number;
  readonly rollupsDays: Readonly<Record<RollupStep, number>>;
  /** Sessions by days. */
  readonly sessionDaysDays: number;
  readonly onAirDays: number;
  /** Loads of widgets by days. */
  readonly widgetLoadsDays: number;
  /** That a report went out: far longer than the month that it may be about. */
  readonly reportsDays: number;
  /** Connections of players. */
  readonly listenersDays: number;
  /** After this the address of a player who has left is cut to its network, and a ban that has ended is forgotten. */
  readonly addressesDays: number;
  /** Joins that were refused, by the hour: what is shown are the last 24. */
  readonly refusalsDays: number;
}

export const shippedRetention: Retention = {
  sessionsDays: 30,
  mailsDays: 30,
  linksDays: 7,
  requestKeysDays: 1,
  samplesDays: 7,
  // Quarters: a year and the year before it, from which the averages of statistics are made.
  rollupsDays: { minutes: 90, quarters: 733, halves: 90, hours: 90, days: 3653 },
  sessionDaysDays: 3653,
  onAirDays: 30,
  widgetLoadsDays: 400,
  reportsDays: 90,
  listenersDays: 365,
  addressesDays: 30,
  refusalsDays: 2,
};
