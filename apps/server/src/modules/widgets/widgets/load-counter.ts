import type { WidgetLoad } from '#/modules/widgets/widgets/widget-loads.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';

interface LoadCounterDeps {
  /** Adds to the stored loads. */
  readonly save: (loads: readonly WidgetLoad[]) => Promise<void>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

export interface LoadCounter {
  /** `site` is an origin; empty if the browser did not send it. Nothing about the visitor is stored. */
  note(widgetId: string, site: string): void;
  /** Writes the pending loads. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const flushEveryMs = 10_000;
/** Forged sites must fill neither memory nor the table: beyond this limit they count as unknown. */
const sitesAtMost = 100;
const widgetsAtMost = 20_000;

/** Counts widget loads in memory and writes them every ten seconds. */
export function createLoadCounter({ save, clock, onError }: LoadCounterDeps): LoadCounter {
  /** Of each widget and day, by site. Kept for the day, so that the limit holds for all of it. */
  const seen = new Map<string, Set<string>>();
  let seenOn = '';
  let pending = new Map<string, WidgetLoad>();
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const batch = [...pending.values()];
    if (batch.length === 0) return;
    pending = new Map();
    await save(batch).catch((error: unknown) => {
      // Retry later: a database outage loses no loads.
      for (const load of batch) add(load);
      onError(error);
    });
  }

  function add(load: WidgetLoad): void {
    const key = `${load.widgetId} ${load.day} ${load.site}`;
    const before = pending.get(key)?.loads ?? 0;
    if (before > 0 || pending.size < widgetsAtMost) {
      pending.set(key, { ...load, loads: before + load.loads });
    }
  }

  function boundedSite(widgetId: string, day: string, site: string): string {
    if (day !== seenOn || seen.size > widgetsAtMost) seen.clear();
    seenOn = day;
    const sites = seen.get(widgetId) ?? new Set();
    seen.set(widgetId, sites);
    if (!sites.has(site) && sites.size >= sitesAtMost) return '';
    sites.add(site);
    return site;
  }

  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), flushEveryMs).unref();

  return {
    note(widgetId, site) {
      const day = clock.now().toISOString().slice(0, 10);
      add({ widgetId, day, site: boundedSite(widgetId, day, site), loads: 1 });
    },
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
