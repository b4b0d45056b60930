import type { MountStats } from './engine.ts';

/** A live mount as the engine reports it. */
export type ReportedMount = Omit<MountStats, 'measuredKbps'> & {
  /** Received since the source connected. */
  readonly bytesReceived: number | null;
};

export interface BitrateMeter {
  /** Adds the measured bitrate to each mount of the latest report. */
  measure(mounts: readonly ReportedMount[], nowMs: number): MountStats[];
}

interface Point {
  readonly atMs: number;
  readonly bytes: number;
}

interface Source {
  readonly since: string | null;
  /** The count at the latest poll. */
  bytes: number;
  /** Polls at which the count had grown, the oldest first. */
  points: Point[];
  kbps: number | null;
}

/**
 * Icecast updates its counts every five seconds, and a poll sees that up to two seconds later: over 30 seconds the error
 * is a few percent.
 */
const windowMs = 30_000;
const minMs = 5_000;
/** Smaller changes are noise; a value that changes is sent to every open page. */
const steadiness = 0.05;
const steadyKbps = 2;

/** Measures what each source sends from the byte counts of successive polls. */
export function createBitrateMeter(): BitrateMeter {
  let sources = new Map<string, Source>();
  return {
    measure(mounts, nowMs) {
      const next = new Map<string, Source>();
      const measured = mounts.map(({ bytesReceived, ...mount }) => {
        if (bytesReceived === null) return { ...mount, measuredKbps: null };
        const before = sources.get(mount.mount);
        const isSame = before?.since === mount.connectedSince && before.bytes <= bytesReceived;
        const source: Source = isSame
          ? before
          : { since: mount.connectedSince, bytes: bytesReceived, points: [], kbps: null };
        observe(source, { atMs: nowMs, bytes: bytesReceived });
        next.set(mount.mount, source);
        return { ...mount, measuredKbps: source.kbps };
      });
      sources = next;
      return measured;
    },
  };
}

/** The first poll is no point: it falls between two updates of the count, or into the burst that encoders begin with. */
function observe(source: Source, point: Point): void {
  if (point.bytes === source.bytes) return;
  source.bytes = point.bytes;
  const points = source.points.filter(({ atMs }) => point.atMs - atMs <= windowMs);
  points.push(point);
  source.points = points;
  const [first = point] = points;
  const elapsedMs = point.atMs - first.atMs;
  if (elapsedMs < minMs) return;
  // Bits per millisecond are kbit per second.
  const kbps = Math.round(((point.bytes - first.bytes) * 8) / elapsedMs);
  const { kbps: shown } = source;
  if (shown === null || Math.abs(kbps - shown) > Math.max(steadyKbps, shown * steadiness)) source.kbps = kbps;
}
