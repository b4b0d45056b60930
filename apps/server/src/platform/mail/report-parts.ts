import type { Locale } from '@unmuted/api/contract';
import { csvOf } from '#/platform/lib/csv.ts';
import type { Report, ReportFigure, ReportWords } from '#/platform/mail/report.ts';

/** A formatted figure. */
export interface ReportLine {
  readonly label: string;
  readonly value: string;
  /** The signed change; empty where unknown. */
  readonly change: string;
}

/** An attachment of a mail. */
export interface Attachment {
  readonly name: string;
  readonly text: string;
}

/** The same formats as in the dashboard. */
const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', zh: 'zh-CN', fr: 'fr-FR', ja: 'ja-JP' };
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const percent = { ...oneDigit, style: 'percent' } as const;

/** Formats the first and last day. */
export function daysOf({ from, to }: Report, locale: Locale): string {
  const format = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(Date.parse(from), Date.parse(to));
}

export function linesOf({ figures }: Report, words: ReportWords, locale: Locale): ReportLine[] {
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tags[locale], options).format(value);
  const units = { count: '', mean: '', share: '', hours: ` ${words.hours}`, minutes: ` ${words.minutes}` };
  const written = ({ kind, value }: ReportFigure) => {
    if (value === null) return words.unknown;
    const digits = kind === 'count' ? {} : kind === 'share' ? percent : oneDigit;
    return `${number(value, digits)}${units[kind]}`;
  };
  return figures.map((figure) => ({
    label: words.figures[figure.id],
    value: written(figure),
    change: changeOf(figure, words, number),
  }));
}

/**
 * The change of shares in percentage points, and of other figures in percent. Percentages of zero
 * are undefined.
 */
function changeOf(
  { kind, value, before }: ReportFigure,
  { points }: ReportWords,
  number: (value: number, options?: Intl.NumberFormatOptions) => string,
): string {
  if (value === null || before === null) return '';
  const sign = { signDisplay: 'exceptZero' } as const;
  if (kind === 'share') return `${number((value - before) * 100, { ...oneDigit, ...sign })} ${points}`;
  return before === 0 ? '' : number((value - before) / before, { ...percent, ...sign });
}

/** The figures as CSV, and the curve if there is data. */
export function attachmentsOf(report: Report, words: ReportWords, locale: Locale): Attachment[] {
  const { cast, from, to, timeZone, figures, curve } = report;
  const nameOf = (what: string) => `${cast}_${what}_${from}_${to}.csv`;
  const counted = curve.some(({ mean }) => mean !== null);
  return [
    {
      name: nameOf('figures'),
      text: csvOf(
        [
          [words.figure, words.present, words.before],
          ...figures.map(({ id, value, before }) => [words.figures[id], value, before]),
        ],
        tags[locale],
      ),
    },
    ...(counted
      ? [
          {
            name: nameOf('listeners'),
            text: csvOf(
              [
                [`${words.time} (${timeZone})`, words.lowest, words.mean, words.highest],
                ...curve.map(({ at, lowest, mean, highest }) => [
                  clockAt(at, timeZone),
                  lowest,
                  mean,
                  highest,
                ]),
              ],
              tags[locale],
            ),
          },
        ]
      : []),
  ];
}

/** Local time with its UTC offset, which distinguishes an hour that occurs twice. */
function clockAt(moment: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(Date.parse(moment));
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(Date.parse(moment))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${parts} ${offset?.replace('GMT', '') || '+00:00'}`;
}
