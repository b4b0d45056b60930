import type { Locale, SiteShow } from '@unmuted/api';
import type { LiveTexts } from '#/texts/types.ts';

/** What the script of a page reads from the block of data with the id `data`. */
export interface PageData {
  readonly endpoint: string;
  readonly language: Locale;
  readonly title: string;
  /** Of the schedule. */
  readonly timezone: string;
  readonly shows: readonly SiteShow[];
  readonly showsProgramme: boolean;
  readonly texts: LiveTexts;
}
