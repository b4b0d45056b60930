import type { Device } from '@unmuted/api/contract';
import Bowser from 'bowser';

/** Of others Bowser gives what stands before a slash, so that strangers would write into the lists of an account. */
const knownBrowsers: ReadonlySet<string | undefined> = new Set(Object.values(Bowser.BROWSER_MAP));
const kinds: Readonly<Record<string, Device['kind']>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/**
 * What a program says of itself, for the person whose program it is. Without versions: browsers freeze those of the
 * system, and their own change every month.
 */
export function deviceOf(userAgent: string | null): Device {
  // Bowser takes no empty text.
  if (!userAgent) return { browser: null, system: null, kind: 'program' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: knownBrowsers.has(browser.name) ? (browser.name ?? null) : null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? 'program',
  };
}
