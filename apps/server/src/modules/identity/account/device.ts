import type { Device } from '@unmuted/api/contract';
import Bowser from 'bowser';

/**
 * For unknown clients Bowser returns the text before the slash, which would let a client write any text into the
 * list.
 */
const knownBrowsers: ReadonlySet<string | undefined> = new Set(Object.values(Bowser.BROWSER_MAP));
const kinds: Readonly<Record<string, Device['kind']>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/**
 * Parses a user agent for display. Versions are omitted: browsers freeze the system version, and their own version
 * changes every month.
 */
export function deviceOf(userAgent: string | null): Device {
  // Bowser rejects an empty string.
  if (!userAgent) return { browser: null, system: null, kind: 'program' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: knownBrowsers.has(browser.name) ? (browser.name ?? null) : null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? 'program',
  };
}
