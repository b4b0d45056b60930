import { setTimeout as delay } from 'node:timers/promises';
import { parseXml, textOf } from '#/engine/xml.ts';
import type { AdminGet } from './admin-http.ts';

const pollMs = 50;

/**
 * Returns whether Icecast responds with the configuration of this `location` within the given time.
 */
export async function hasLoaded(get: AdminGet, location: string, withinMs: number): Promise<boolean> {
  const deadlineMs = performance.now() + withinMs;
  for (;;) {
    const stats = await get('stats', {})
      .then((xml) => parseXml(xml, 'icestats'))
      .catch(() => null);
    // Shortly after its start it responds without a server id.
    if (stats && textOf(stats, 'server_id') && textOf(stats, 'location') === location) return true;
    if (performance.now() > deadlineMs) return false;
    await delay(pollMs);
  }
}
