import type { AlertTemplateKey, Locale } from '@unmuted/api/contract';
import { type AlertWords, alertWords } from '#/modules/silence/alerts/texts/alert-words.ts';

const wordOf = {
  raised: 'raised',
  reminder: 'reminder',
  acknowledged: 'acknowledged',
  recovered: 'recovered',
  short_raised: 'shortRaised',
  short_recovered: 'shortRecovered',
  spoken: 'spokenEnd',
  note: 'note',
} as const satisfies Readonly<Record<AlertTemplateKey, keyof AlertWords>>;

/** Texts that staff wrote, in one language. */
export type ChangedTexts = Readonly<Partial<Record<AlertTemplateKey, string>>>;

/** The text as it comes with the product. */
export const standardText = (key: AlertTemplateKey, locale: Locale): string =>
  alertWords[locale][wordOf[key]];

/** The words of a language with the texts that staff changed. */
export function wordsWith(locale: Locale, changed: ChangedTexts): AlertWords {
  const replaced = Object.entries(changed).map(([key, text]) => [wordOf[key as AlertTemplateKey], text]);
  return { ...alertWords[locale], ...Object.fromEntries(replaced) };
}
