import { setTimeout as delay } from 'node:timers/promises';
import { parseXml, textOf } from '#/engine/xml.ts';
import type { AdminGet } from './admin-http.ts';

const pollMs = 50;

/** Whether Icecast answers, and by the configuration with this location, within this time. */
export async function hasRead(get: AdminGet, location: string, withinMs: number): Promise<boolean> {
  const deadlineMs = performance.now() + withinMs;
  for (;;) {
    const stats = await get('stats', {})
      .then((xml) => parseXml(xml, 'icestats'))
      .catch(() => null);
    // In its first moments it answers without its own name.
    if (stats && textOf(stats, 'server_id') && textOf(stats, 'location') === location) return true;
    if (performance.now() > deadlineMs) return false;
    await delay(pollMs);
  }
}
