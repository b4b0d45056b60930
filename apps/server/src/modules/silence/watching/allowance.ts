/** A server that hears sounds so late has too much to do. */
const mostLagS = 5;
const lateTicks = 5;
/** Others may listen to these instead. */
const givenUp = 0.1;
const recoverTicks = 60;

/** How many streams a server may listen to: fewer while it is late, and slowly more again afterwards. */
export function createAllowance(capacity: number) {
  let allowed = capacity;
  let late = 0;
  let fine = 0;
  return {
    /** Once a second. */
    next(streams: number, lagS: number): number {
      const isLate = lagS > mostLagS;
      late = isLate ? late + 1 : 0;
      fine = isLate ? 0 : fine + 1;
      if (isLate) allowed = Math.min(allowed, streams);
      if (late >= lateTicks && streams > 1) {
        allowed = Math.max(1, Math.floor(streams * (1 - givenUp)));
        late = 0;
      }
      if (fine >= recoverTicks && allowed < capacity) {
        allowed += 1;
        fine = 0;
      }
      return allowed;
    },
  };
}
