/** Seconds in a row. */
export interface Run {
  readonly length: number;
  /** The second in which it began. */
  readonly from: number;
  count(isOn: boolean, at: number): void;
}

export function createRun(): Run {
  let [length, from] = [0, 0];
  return {
    get length() {
      return length;
    },
    get from() {
      return from;
    },
    count(isOn, at) {
      if (isOn && length === 0) from = at;
      length = isOn ? length + 1 : 0;
    },
  };
}

interface Limits {
  /** Bad seconds until it is a fault; null: it is none. */
  readonly afterS: number | null;
  /** Good seconds until it is over. */
  readonly recoveryS: number;
}

/** A fault that lasts until the stream was good for a while. */
export interface RunningFault {
  /** The bad seconds. */
  readonly run: Run;
  /** A second of which nothing is known counts for neither. */
  count(isBad: boolean | null, at: number): void;
  /** When the fault began; null for none. */
  judge(limits: Limits): number | null;
}

export function createFault(isOpen: boolean): RunningFault {
  const bad = createRun();
  const good = createRun();
  let since: number | null = isOpen ? 0 : null;
  return {
    run: bad,
    count(isBad, at) {
      if (isBad === null) return;
      bad.count(isBad, at);
      good.count(!isBad, at);
    },
    judge({ afterS, recoveryS }) {
      if (afterS === null || good.length >= recoveryS) since = null;
      else if (bad.length >= afterS) since ??= bad.from;
      return since;
    },
  };
}
