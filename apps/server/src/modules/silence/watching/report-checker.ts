import { hostname } from 'node:os';
import type { Ear } from '#/modules/silence/hearing/ear.ts';
import { saveChecker } from '#/modules/silence/watching/checkers.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

interface Report {
  readonly streams: number;
  readonly capacity: number;
  readonly lagS: number;
  readonly isBlind: boolean;
}

/** Stores how a server listens: what it can hear, and what it uses for it. */
export function createCheckerReport(db: Db, earOf: () => Ear | null, worker: string) {
  let last: { readonly atMs: number; readonly cpuMs: number } | null = null;

  /** The share of a core, of this process and of the one that decodes. */
  function cpuShare(now: Date): number {
    const { user, system } = process.cpuUsage();
    const current = { atMs: now.getTime(), cpuMs: (user + system) / 1_000 + (earOf()?.usage()?.cpuMs ?? 0) };
    const before = last;
    last = current;
    if (!before || current.atMs <= before.atMs) return 0;
    return Math.max(0, (current.cpuMs - before.cpuMs) / (current.atMs - before.atMs));
  }

  return async (now: Date, { streams, capacity, lagS, isBlind }: Report): Promise<void> => {
    const bytes = process.memoryUsage.rss() + (earOf()?.usage()?.memoryBytes ?? 0);
    await saveChecker(db, {
      id: worker,
      name: hostname(),
      seen_at: now,
      streams,
      capacity,
      lag_s: lagS,
      cpu: cpuShare(now),
      memory_mb: Math.round(bytes / 1_000_000),
      is_blind: isBlind,
      codecs: Object.entries(earOf()?.capabilities() ?? {}).map(([codec, capability]) => ({
        codec,
        capability,
      })),
    });
  };
}
