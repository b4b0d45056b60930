import type { RollupStep } from '#/modules/casts/listener-counts/roll-up-steps.repository.ts';

/** Retention periods. */
export interface Retention {
  /** Sessions of staff and customers, after their end. */
  readonly sessionsDays: number;
  readonly mailsDays: number;
  /** Links in e-mails, after expiry. */
  readonly linksDays: number;
  readonly requestKeysDays: number;
  /** Raw counts: long enough for late ones, and for the combined peaks of some casts. */
  readonly samplesDays: number;
  readonly rollupsDays: Readonly<Record<RollupStep, number>>;
  /** Daily session roll-ups. */
  readonly sessionDaysDays: number;
  readonly onAirDays: number;
  /** Daily widget loads. */
  readonly widgetLoadsDays: number;
  /** Records of sent reports: much longer than the month that they cover. */
  readonly reportsDays: number;
  /** Revisions of settings: those older, and those beyond the number per section, are deleted. */
  readonly revisionsDays: number;
  readonly revisionsPerSection: number;
  /** Listener sessions. */
  readonly listenersDays: number;
  /** Afterwards, the addresses of ended sessions are truncated and ended bans deleted. */
  readonly addressesDays: number;
  /** Rejected joins by hour: the last 24 are shown. */
  readonly refusalsDays: number;
}

export const shippedRetention: Retention = {
  sessionsDays: 30,
  mailsDays: 30,
  linksDays: 7,
  requestKeysDays: 1,
  samplesDays: 7,
  // Quarters cover two years, for the averages and comparisons of statistics.
  rollupsDays: { minutes: 90, quarters: 733, halves: 90, hours: 90, days: 3653 },
  sessionDaysDays: 3653,
  onAirDays: 30,
  widgetLoadsDays: 400,
  reportsDays: 90,
  revisionsDays: 731,
  revisionsPerSection: 100,
  listenersDays: 365,
  addressesDays: 30,
  refusalsDays: 2,
};
