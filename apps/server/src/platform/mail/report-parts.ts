import type { Locale } from '@unmuted/api/contract';
import { csvOf } from '#/platform/lib/csv.ts';
import type { Report, ReportFigure, ReportWords } from '#/platform/mail/report.ts';

/** A line of figures as it is read. */
export interface ReportLine {
  readonly label: string;
  readonly value: string;
  /** How far it moved, with its sign; empty where that is not known. */
  readonly change: string;
}

/** A file that goes with a mail. */
export interface Attachment {
  readonly name: string;
  readonly text: string;
}

/** As the dashboard writes. */
const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', zh: 'zh-CN', fr: 'fr-FR', ja: 'ja-JP' };
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const percent = { ...oneDigit, style: 'percent' } as const;

/** First and last day in words. */
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

/** Shares by how far they are apart, all else as a part of what was; of nothing nothing is a part. */
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

/** The same as tables: the figures, and the curve where anybody counted. */
export function attachmentsOf(report: Report, words: ReportWords): Attachment[] {
  const { cast, from, to, timeZone, figures, curve } = report;
  const nameOf = (what: string) => `${cast}_${what}_${from}_${to}.csv`;
  const counted = curve.some(({ mean }) => mean !== null);
  return [
    {
      name: nameOf('figures'),
      text: csvOf([
        [words.figure, words.present, words.before],
        ...figures.map(({ id, value, before }) => [words.figures[id], value, before]),
      ]),
    },
    ...(counted
      ? [
          {
            name: nameOf('listeners'),
            text: csvOf([
              [`${words.time} (${timeZone})`, words.lowest, words.mean, words.highest],
              ...curve.map(({ at, lowest, mean, highest }) => [clockAt(at, timeZone), lowest, mean, highest]),
            ]),
          },
        ]
      : []),
  ];
}

/** What clocks of the zone showed, with their difference to UTC: an hour that comes twice is told apart. */
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
