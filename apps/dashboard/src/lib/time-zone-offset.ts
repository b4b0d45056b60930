const quarterMs = 15 * 60_000;

/** The local time of a zone as if it were UTC; `Intl` is called once per quarter-hour. */
export function createLocalClock(timeZone: string): (atMs: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  const offsets = new Map<number, number>();
  const offsetAt = (atMs: number) => {
    const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(atMs)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  };
  return (atMs) => {
    const quarter = Math.floor(atMs / quarterMs);
    const offsetMs = offsets.get(quarter) ?? offsetAt(quarter * quarterMs);
    offsets.set(quarter, offsetMs);
    return atMs + offsetMs;
  };
}
