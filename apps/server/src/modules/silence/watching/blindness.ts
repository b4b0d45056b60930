interface Failing {
  readonly since: Date;
  readonly host: string;
}

const togetherMs = 60_000;
const leastHosts = 3;
const share = 0.5;
/** A process that decodes starts again at once, if it can. */
const earMs = 5_000;

/**
 * Tells whether this server rather than its streams fails: more than half of them, on several hosts, within a minute; or its
 * decoders. It is over once half of them are heard again.
 */
export function createBlindness() {
  let isBlind = false;
  let earLostAt: Date | null = null;
  return {
    judge(streams: readonly (Failing | null)[], hasEar: boolean, now: Date): boolean {
      earLostAt = hasEar ? null : (earLostAt ?? now);
      const failing = streams.flatMap((each) => each ?? []);
      const together = failing.filter(({ since }) => now.getTime() - since.getTime() <= togetherMs);
      const counted = isBlind ? failing : together;
      const hosts = new Set(counted.map(({ host }) => host)).size;
      const isDeaf = earLostAt !== null && now.getTime() - earLostAt.getTime() >= earMs;
      isBlind = isDeaf || (counted.length > share * streams.length && hosts >= leastHosts);
      return isBlind;
    },
  };
}
