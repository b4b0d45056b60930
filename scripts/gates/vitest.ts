import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run, tail } from './command.ts';
import { GateFailure, type GateResult } from './gate.ts';

/** The part of vitest's JSON report that is read. */
export interface JsonReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly status: string;
      readonly fullName: string;
      readonly title: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

export interface Run {
  readonly report: JsonReport | undefined;
  readonly code: number;
  readonly printed: string;
}

/** Several files wait for processes of their own most of the time: two workers more than there are cores. */
const usualWorkers = availableParallelism() + 2;

/** Most of what a component's test makes is garbage at once: in small rooms a tenth of its time is clearing up. */
const roomForGarbage = '--max-semi-space-size=64';

/** Nobody reads the page that a query looked in: a gate tells the first lines, and queries that wait print it at every try. */
const withoutPages = { DEBUG_PRINT_LIMIT: '0' };

/** Ends what hangs: the longest run takes four minutes, and more than ten on a machine that does other things. */
const timeoutMs = 1_800_000;

interface How {
  readonly env?: NodeJS.ProcessEnv;
  readonly workers?: number;
  readonly niceness?: number;
}

/** Runs vitest to its end. */
export async function vitest(
  args: readonly string[],
  { env, workers = usualWorkers, niceness = 0 }: How = {},
): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-gate-'));
  try {
    const file = join(folder, 'report.json');
    const output = await run(
      'node',
      // The JSON report is silent about a group whose set-up failed; the printed one ends with the reason.
      [
        roomForGarbage,
        'node_modules/vitest/vitest.mjs',
        'run',
        `--maxWorkers=${workers}`,
        '--reporter=json',
        '--reporter=dot',
        `--outputFile.json=${file}`,
        ...args,
      ],
      { env: { ...withoutPages, ...env }, niceness, timeoutMs },
    );
    return { report: readReport(file), code: output.code, printed: output.all };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): JsonReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JsonReport;
  } catch {
    return undefined;
  }
}

/** The files of a run that belong together, as a run of their own: what fails in the others is theirs alone. */
export function sliceOf({ report, code, printed }: Run, holds: (file: string) => boolean): Run {
  if (!report) return { report, code, printed };
  const own = report.testResults.filter(({ name }) => holds(name));
  const hasFailed = (suites: JsonReport['testResults']) => suites.some(({ status }) => status === 'failed');
  const count = (...statuses: string[]) =>
    own.flatMap((suite) => suite.assertionResults).filter(({ status }) => statuses.includes(status)).length;
  const passed = count('passed');
  const failed = count('failed');
  const todo = count('todo');
  const all = own.reduce((sum, suite) => sum + suite.assertionResults.length, 0);
  return {
    report: {
      numPassedTests: passed,
      numFailedTests: failed,
      numTodoTests: todo,
      numPendingTests: all - passed - failed - todo,
      testResults: own,
    },
    // A run that failed without a failed file has failed for all.
    code: hasFailed(report.testResults) && !hasFailed(own) ? 0 : code,
    printed,
  };
}

/** Runs beside each other, as one: it failed when one of them did, and tells nothing when one of them told nothing. */
export function joined(runs: readonly Run[]): Run {
  const reports = runs.flatMap(({ report }) => report ?? []);
  const sum = (of: (report: JsonReport) => number) => reports.reduce((all, report) => all + of(report), 0);
  return {
    report:
      reports.length < runs.length
        ? undefined
        : {
            numPassedTests: sum((report) => report.numPassedTests),
            numFailedTests: sum((report) => report.numFailedTests),
            numPendingTests: sum((report) => report.numPendingTests),
            numTodoTests: sum((report) => report.numTodoTests),
            testResults: reports.flatMap(({ testResults }) => testResults),
          },
    code: runs.find(({ code }) => code !== 0)?.code ?? 0,
    printed: runs
      .filter(({ code, report }) => code !== 0 || !report)
      .map(({ printed }) => printed)
      .join('\n'),
  };
}

/** What a report comes to. A file that failed before its first test counts as a failure, as does a missing report. */
export function resultOf({ report, code, printed }: Run): GateResult {
  if (!report) throw new GateFailure(`vitest gave no report\n${tail(printed)}`);
  const tests = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const assertions = report.testResults.flatMap((suite) => suite.assertionResults);
  const broken = report.testResults.filter(
    ({ status, message, assertionResults }) =>
      status === 'failed' && (message !== '' || assertionResults.every((test) => test.status !== 'failed')),
  );
  if (code !== 0 || tests.failed || broken.length) {
    const failures = assertions
      .filter((test) => test.status === 'failed')
      .map((test) => `${test.fullName}\n  ${firstLines(test.failureMessages ?? [])}`);
    const reason = broken.some(({ message }) => message === '') ? [tail(printed, 30)] : [];
    throw new GateFailure([...failures, ...broken.map(brokenSuite), ...reason].join('\n') || tail(printed), {
      ...tests,
      failed: Math.max(1, tests.failed),
    });
  }
  return {
    examined: { files: report.testResults.length, tests: tests.passed },
    tests,
    titles: assertions.filter((test) => test.status === 'passed').map((test) => test.title),
  };
}

/** A file that failed beside its tests: its set-up, its tear-down, or before there was a test. */
function brokenSuite({ name, message, assertionResults }: JsonReport['testResults'][number]): string {
  const file = name.replace(`${root}/`, '');
  if (message !== '') return `${file}: ${message.slice(0, 600)}`;
  const unrun = assertionResults.filter((test) => test.status === 'skipped');
  const groups = new Set(unrun.map((test) => test.ancestorTitles.join(' > ')));
  return [file, ...groups].join(' > ').concat(': its set-up or tear-down failed');
}

/** Enough to know what is wrong: without colours, empty lines and the depths of the stack. */
function firstLines(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 10)
    .join('\n  ');
}
