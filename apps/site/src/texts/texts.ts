import type { Locale } from '@unmuted/api';
import { en } from '#/texts/en.ts';
import { fr } from '#/texts/fr.ts';
import { ja } from '#/texts/ja.ts';
import type { Texts } from '#/texts/types.ts';
import { zh } from '#/texts/zh.ts';

export const texts: Readonly<Record<Locale, Texts>> = { en, zh, fr, ja };

/** Names of the languages, each in itself. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  zh: '中文',
  fr: 'Français',
  ja: '日本語',
};
