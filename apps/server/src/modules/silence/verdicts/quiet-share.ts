/** So much of a minute must be quiet for clicks over silence to be a silence. */
const share = 0.8;
const leastS = 60;
const mostS = 3_600;

/** Finds silences that clicks interrupt, so that no run of quiet seconds is long enough. */
export interface QuietShare {
  observe(isQuiet: boolean): void;
  /** How many seconds ago such a silence began, seen over `silenceS` seconds, at least a minute; null for none. */
  beganAgo(silenceS: number): number | null;
  forget(): void;
}

export function createQuietShare(): QuietShare {
  /** Whether each of the last seconds was quiet, in a ring. */
  const recent = new Uint8Array(mostS);
  let observed = 0;
  /** The span that `quiet` counts; another one is counted anew. */
  let spanS = leastS;
  let quiet = 0;
  const at = (ago: number): number => recent[(observed - 1 - ago + mostS) % mostS] ?? 0;

  function recount(): void {
    quiet = 0;
    for (let ago = 0; ago < Math.min(spanS, observed); ago += 1) quiet += at(ago);
  }

  return {
    observe(isQuiet) {
      const leaving = observed >= spanS ? at(spanS - 1) : 0;
      recent[observed % mostS] = Number(isQuiet);
      observed += 1;
      quiet += Number(isQuiet) - leaving;
    },
    beganAgo(silenceS) {
      const wanted = Math.min(mostS, Math.max(leastS, silenceS));
      if (wanted !== spanS) {
        spanS = wanted;
        recount();
      }
      if (observed < spanS || quiet < share * spanS) return null;
      let ago = spanS - 1;
      while (at(ago) === 0) ago -= 1;
      // Loud seconds before it do not make it begin sooner.
      return ago + 1 >= silenceS ? ago : null;
    },
    forget() {
      observed = 0;
      quiet = 0;
    },
  };
}
