import type { Locale } from '#/i18n/locales.ts';
import { isLocale } from '#/i18n/locales.ts';
import { textOf } from '#/lib/search-values.ts';

/** The content of `/config.json`; one build serves every environment. */
export interface RuntimeConfig {
  apiUrl: string;
  castApiUrl: string;
  brand: string;
  company: string;
  /** Language of the first visit and of everything that could not be loaded in the chosen one. */
  defaultLocale: Locale;
  /** Address of the error reporter; null means nothing is reported. */
  sentryDsn: string | null;
  releaseId: string;
  supportUrl: string | null;
  /** URL of the terms of service; null where they are provided in another way. */
  termsUrl: string | null;
}

/** Only the two URLs are required; everything else has a default. */
export function parseConfig(value: unknown): RuntimeConfig {
  const source: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const apiUrl = textOf(source.apiUrl);
  const castApiUrl = textOf(source.castApiUrl);
  if (apiUrl === undefined || castApiUrl === undefined)
    throw new Error('config.json must name apiUrl and castApiUrl');
  return {
    apiUrl,
    castApiUrl,
    brand: textOf(source.brand) ?? 'Studio',
    company: textOf(source.company) ?? 'Unmuted Ltd',
    defaultLocale: isLocale(source.defaultLocale) ? source.defaultLocale : 'en',
    sentryDsn: textOf(source.sentryDsn) ?? null,
    releaseId: textOf(source.releaseId) ?? '',
    supportUrl: textOf(source.supportUrl) ?? null,
    termsUrl: textOf(source.termsUrl) ?? null,
  };
}

/** Reads the configuration; the request must match the preload in index.html, or it is sent twice. */
export async function loadConfig(fetch: typeof globalThis.fetch): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', {
    headers: { Accept: '*/*' },
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return parseConfig(await response.json());
}
