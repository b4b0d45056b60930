/** What a gate looked at: modules, files, stories, tests, operations. Each figure has a floor in `gates.json`. */
export type Examined = Readonly<Record<string, number>>;

export interface GateResult {
  readonly examined: Examined;
  /** Tests by outcome, where the gate runs tests. A gate without tests counts as one. */
  readonly tests?: { passed: number; failed: number; skipped: number };
  /** Titles of passed tests: the reliability rows are read from them. */
  readonly titles?: readonly string[];
  /** What a reader may want to know though nothing is wrong. */
  readonly notes?: readonly string[];
}

export interface Gate {
  readonly id: string;
  /** One line: how to mend what this gate found. */
  readonly hint: string;
  /** Gates whose results it reads: asked alone it would find nothing. */
  readonly reads?: readonly string[];
  readonly run: (context: GateContext) => Promise<GateResult>;
}

export interface GateContext {
  /** The gates of this run, by id. */
  readonly asked: ReadonlySet<string>;
  /** Results of the gates that ran before this one, by id. */
  readonly results: ReadonlyMap<string, GateResult>;
}

/** The gate looked and found something wrong. */
export class GateFailure extends Error {
  readonly tests: GateResult['tests'];
  constructor(message: string, tests?: GateResult['tests']) {
    super(message);
    this.tests = tests;
  }
}
