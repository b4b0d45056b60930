/** Counts of what a gate examined, such as files, tests or operations. A count of 0 fails the gate. */
export type Examined = Readonly<Record<string, number>>;

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface GateResult {
  readonly examined: Examined;
  /** Test outcomes. A gate that runs no tests counts as one passed test. */
  readonly tests?: TestCounts;
  /** Titles of the passed tests; the `rows` gate reads them. */
  readonly titles?: readonly string[];
  /** Information that does not fail the gate. */
  readonly notes?: readonly string[];
}

export interface Gate {
  readonly id: string;
  /** One line: how to fix a failure. */
  readonly hint: string;
  /** Receives the results of the gates that have finished, by id. */
  readonly run: (results: ReadonlyMap<string, GateResult>) => Promise<GateResult>;
}

/** A gate found a problem. Any other error is reported with its stack. */
export class GateFailure extends Error {
  readonly tests: TestCounts | undefined;
  constructor(message: string, tests?: TestCounts) {
    super(message);
    this.tests = tests;
  }
}
