/** Words that Google Play does not accept in a title or a short description. Source: "Metadata policy". */
const claims: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:best|top|free|no ads|ad[- ]free|new|sale|number one|editor[’']s choice)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])(?:meilleure?s?|gratuite?s?|sans pub(?:licité)?s?|n[°º] ?1)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])(?:beste[rns]?|kostenlos|gratis|werbefrei)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])(?:mejor(?:es)?|migliore?|melhor(?:es)?|sin anuncios|sem anúncios)(?![\p{L}\p{N}])/iu,
  /最佳|最好|第一|免费|無料|免費|最高の|広告なし|ナンバーワン/u,
  /#\s?1(?!\d)/u,
];

const calls: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:download|install|play|listen|try|get it|update|tap) now(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])(?:download|install) (?:it|the app|today)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])(?:téléchargez|installez)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])(?:jetzt (?:laden|installieren|herunterladen)|descarga ahora|scarica ora|baixe agora)(?![\p{L}\p{N}])/iu,
  /立即下载|马上下载|立即安裝|今すぐ(?:ダウンロード|インストール)/u,
];

/** Apple refuses texts that name other platforms. Source: App Review Guidelines 2.3.10. */
const otherPlatforms =
  /(?<![\p{L}\p{N}])(?:android|google play|play store|windows phone|huawei|appgallery|galaxy store|amazon appstore)(?![\p{L}\p{N}])/iu;

const first = (text: string, patterns: readonly RegExp[]) =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined) ?? null;

/** A promise such as "best" or "free"; null without one. */
export const claimIn = (text: string): string | null => first(text, claims);

/** A call such as "download now"; null without one. */
export const callToActionIn = (text: string): string | null => first(text, calls);

/** The name of another platform; null without one. */
export const otherPlatformIn = (text: string): string | null => otherPlatforms.exec(text)?.[0] ?? null;

/** Pictographs, also those of several code points; digits and signs that only may be shown as one do not count. */
export const hasEmoji = (text: string): boolean =>
  /\p{Extended_Pictographic}(?!\uFE0E)/u.test(text.replaceAll(/[©®™]/g, ''));

/** Whether a text of at least six letters has no lower-case letter: names such as "BBC 6" are short enough. */
export function isShouting(text: string): boolean {
  const letters = text.replaceAll(/[^\p{Lu}\p{Ll}]/gu, '');
  return letters.length >= 6 && letters === letters.toUpperCase();
}

/** UTF-8 bytes, in which Apple counts keywords. */
export const utf8Bytes = (text: string): number => new TextEncoder().encode(text).length;
