import type { AppPlatform } from '#/contract/apps/apps.schemas.ts';

/** Why a package id cannot be used. */
export type PackageIdCode = 'required' | 'form' | 'long' | 'keyword' | 'reserved';

/** Reserved words and literals of Java, which no segment of an Android id may be. Source: JLS 3.9, 3.10. */
const javaWords = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else enum extends false
  final finally float for goto if implements import instanceof int interface long native new null package private
  protected public return short static strictfp super switch synchronized this throw throws transient true try void
  volatile while`.split(/\s+/),
);

const forms: Readonly<Record<AppPlatform, { readonly pattern: RegExp; readonly max: number }>> = {
  /** V-APK. */
  android: { pattern: /^[a-zA-Z][a-zA-Z0-9_]*(?:\.[a-zA-Z][a-zA-Z0-9_]*)+$/, max: 150 },
  /** V-BUNDLE: no underscore. */
  ios: { pattern: /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/, max: 155 },
};

/** Checks an application id of Android or a bundle id of iOS; null if it can be used. */
export function checkPackageId(platform: AppPlatform, packageId: string): PackageIdCode | null {
  const { pattern, max } = forms[platform];
  if (packageId === '') return 'required';
  if (packageId.length > max) return 'long';
  if (packageId.length < 3 || !pattern.test(packageId)) return 'form';
  if (/^com\.(?:example|android|google|apple)(?:\.|$)/i.test(packageId)) return 'reserved';
  if (platform === 'android' && packageId.split('.').some((segment) => javaWords.has(segment)))
    return 'keyword';
  return null;
}

/** `fm.<station>.app`: from the letters and digits of a name, or of `fallback` if it has none in ASCII. */
export function suggestPackageId(platform: AppPlatform, name: string, fallback: string): string {
  const wordOf = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .toLowerCase()
      .slice(0, 40);
  const word = wordOf(name) || wordOf(fallback) || 'radio';
  const segment = /^\d/.test(word) || javaWords.has(word) ? `radio${word}` : word;
  const id = `fm.${segment}.app`;
  return checkPackageId(platform, id) === null ? id : 'fm.radio.app';
}
