/**
 * The server's clock. The browser's may be wrong by minutes or days, and every age and every range on screen is relative to times
 * that the server wrote.
 */
export interface ServerClock {
  /** The server's current time, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Converts a time that was read from the browser's clock. */
  readonly fromBrowserTime: (ms: number) => number;
  /**
   * Learns from the `Date` header of a response, which has whole seconds.
   *
   * @param sentAt - when the request was sent, by the browser's clock
   * @param receivedAt - when the response arrived, by the browser's clock
   */
  readonly observe: (date: string | null, sentAt: number, receivedAt: number) => void;
}

/**
 * Each response narrows the range in which the offset lies; a response outside of it starts a new range, because one of the two
 * clocks was changed. A range that includes zero means that both clocks agree.
 */
export function createServerClock(browserNow: () => number = () => Date.now()): ServerClock {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;

  function offset(): number {
    const isUnknown = !Number.isFinite(low);
    if (isUnknown || (low <= 0 && high >= 0)) return 0;
    return Math.round((low + high) / 2);
  }

  return {
    now: () => browserNow() + offset(),
    fromBrowserTime: (ms) => ms + offset(),
    observe: (date, sentAt, receivedAt) => {
      const second = Date.parse(date ?? '');
      // A clock that was set back during the request says nothing.
      if (Number.isNaN(second) || receivedAt < sentAt) return;
      const newLow = second - receivedAt;
      const newHigh = second + 1000 - sentAt;
      const isContradiction = newLow > high || newHigh < low;
      low = isContradiction ? newLow : Math.max(low, newLow);
      high = isContradiction ? newHigh : Math.min(high, newHigh);
    },
  };
}

/** The clock of the app: one page has one server. */
export const serverClock = createServerClock();

type Fetch = (request: Request) => Promise<Response>;

/** Reads the clock from every response. */
export function withServerClock(fetch: Fetch, clock: ServerClock = serverClock): Fetch {
  return async (request) => {
    const sentAt = Date.now();
    const response = await fetch(request);
    clock.observe(response.headers.get('date'), sentAt, Date.now());
    return response;
  };
}
