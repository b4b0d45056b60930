/** A figure for a period and for the previous period of the same length; null where unknown. */
export interface ReportFigure {
  readonly id: 'peak' | 'aqh' | 'tlh' | 'starts' | 'active' | 'unique' | 'atslMin' | 'bounce' | 'returning';
  readonly kind: 'count' | 'mean' | 'hours' | 'minutes' | 'share';
  readonly value: number | null;
  readonly before: number | null;
}

/** Listeners within one time step; null without data. */
export interface ReportPoint {
  readonly at: string;
  readonly lowest: number | null;
  readonly mean: number | null;
  readonly highest: number | null;
}

/** The statistics of a cast for a period of whole days. */
export interface Report {
  readonly cast: string;
  /** First and last day, `2026-09-14`. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly figures: readonly ReportFigure[];
  readonly curve: readonly ReportPoint[];
}

/** A mail with statistics. */
export interface ReportMail {
  readonly kind: 'weekly_report' | 'monthly_report';
  readonly name: string;
  readonly link: string;
  /** Unsubscribes without a sign-in. */
  readonly stopLink: string;
  readonly report: Report;
}

/** The messages of a mail with statistics. */
export interface ReportWords {
  readonly figures: Readonly<Record<ReportFigure['id'], string>>;
  readonly hours: string;
  readonly minutes: string;
  /** Unit of a changed share: percentage points. */
  readonly points: string;
  readonly unknown: string;
  readonly stop: string;
  /** Headers of the attached tables. */
  readonly figure: string;
  readonly present: string;
  readonly before: string;
  readonly time: string;
  readonly lowest: string;
  readonly mean: string;
  readonly highest: string;
}
