import { type ErrorCode, errorCodes, type Locale } from '@unmuted/api/contract';
import { fr } from '#/platform/http/messages.fr.ts';
import { ja } from '#/platform/http/messages.ja.ts';
import { zh } from '#/platform/http/messages.zh.ts';

/** A sentence for each error code. */
type ErrorMessages = Readonly<Record<ErrorCode, string>>;

const en = Object.fromEntries(
  Object.entries(errorCodes).map(([code, { title }]) => [code, `${title}.`]),
) as ErrorMessages;

const messages: Readonly<Record<Locale, ErrorMessages>> = { en, zh, fr, ja };

export function messageOf(code: ErrorCode, locale: Locale): string {
  return messages[locale][code];
}
