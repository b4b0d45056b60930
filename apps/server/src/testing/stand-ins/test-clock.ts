/** A clock that tests set. */
export class TestClock {
  #now: number;

  constructor(start = '2026-03-02T09:10:00.000Z') {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(moment: Date): void {
    this.#now = moment.getTime();
  }

  advance({ minutes = 0, seconds = 0 }: { minutes?: number; seconds?: number }): void {
    this.#now += (minutes * 60 + seconds) * 1000;
  }
}
