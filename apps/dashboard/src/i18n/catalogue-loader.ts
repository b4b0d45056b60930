import type { Messages } from '@lingui/core';
import type { Locale } from '#/i18n/locales.ts';

const maxRetries = 5;
const firstDelayMs = 350;
const maxParallel = 10;

export interface CatalogueLoaderOptions {
  addresses: Record<string, string>;
  fetch: typeof globalThis.fetch;
}

/** Reads compiled catalogues: up to 5 retries from 350 ms doubling, at most 10 requests at once, each language once. */
export function createCatalogueLoader({ addresses, fetch }: CatalogueLoaderOptions) {
  const loaded = new Map<Locale, Promise<Messages>>();
  const waiting: (() => void)[] = [];
  let active = 0;

  async function inTurn<T>(action: () => Promise<T>): Promise<T> {
    if (active >= maxParallel) await new Promise<void>((resolve) => waiting.push(resolve));
    else active += 1;
    try {
      return await action();
    } finally {
      // Hand the slot directly to the next waiter, so that the count never exceeds the limit.
      const next = waiting.shift();
      if (next) next();
      else active -= 1;
    }
  }

  async function request(locale: Locale): Promise<Messages> {
    const address = addresses[locale];
    if (address === undefined) throw new Error(`there is no catalogue for ${locale}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`catalogue ${locale}: ${response.status}`);
    return (await response.json()) as Messages;
  }

  async function withRetries(locale: Locale, onFailedTry?: () => void): Promise<Messages> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await inTurn(() => request(locale));
      } catch (error) {
        if (retry === maxRetries) throw error;
        onFailedTry?.();
        await new Promise((resolve) => setTimeout(resolve, firstDelayMs * 2 ** retry));
      }
    }
  }

  /** `onFailedTry` is called for each failure that is retried. */
  return (locale: Locale, onFailedTry?: () => void): Promise<Messages> => {
    const known = loaded.get(locale);
    if (known) return known;
    const loading = withRetries(locale, onFailedTry).catch((error: unknown) => {
      loaded.delete(locale);
      throw error;
    });
    loaded.set(locale, loading);
    return loading;
  };
}
