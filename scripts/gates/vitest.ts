import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run, tail } from './command.ts';
import { GateFailure, type GateResult } from './gate.ts';

/** The part of Vitest's JSON report that is read here. */
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
      readonly status: string;
      readonly fullName: string;
      readonly title: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface Run {
  readonly report: JsonReport | undefined;
  readonly code: number;
  readonly printed: string;
}

/** Stops a run that hangs. */
const timeoutMs = 2_700_000;

/** Runs Vitest. Throws a `GateFailure` that lists the failed tests. */
export async function vitest(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<GateResult> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-vitest-'));
  try {
    const file = join(folder, 'report.json');
    // The JSON report omits why a hook failed; the dot reporter prints it.
    const reporters = ['--reporter=json', '--reporter=dot', `--outputFile.json=${file}`];
    const output = await run('vitest', ['run', ...reporters, ...args], { timeoutMs, ...(env && { env }) });
    return resultOf({ report: readReport(file), code: output.code, printed: output.all });
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

/** Summarises a report. A missing report and a file that failed outside its tests each count as one failure. */
export function resultOf({ report, code, printed }: Run): GateResult {
  if (!report) throw new GateFailure(`Vitest wrote no report\n${tail(printed)}`);
  const tests = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const assertions = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  if (code !== 0 || tests.failed || failedFiles.length) {
    const failures = assertions
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n  ${firstLines(failureMessages ?? [])}`);
    const fileFailures = failedFiles
      .filter(
        ({ message, assertionResults }) =>
          message !== '' || assertionResults.every(({ status }) => status !== 'failed'),
      )
      .map(({ name, message }) => `${name.replace(`${root}/`, '')}: ${firstLines([message])}`);
    const hasReason = failures.length > 0 || failedFiles.some(({ message }) => message !== '');
    const text = [...failures, ...fileFailures, ...(hasReason ? [] : [tail(printed, 30)])].join('\n');
    throw new GateFailure(text, { ...tests, failed: Math.max(1, tests.failed) });
  }
  return {
    examined: { files: report.testResults.length, tests: tests.passed },
    tests,
    titles: assertions.filter(({ status }) => status === 'passed').map(({ title }) => title),
  };
}

/** The start of an error message, without colours and empty lines. */
function firstLines(messages: readonly string[]): string {
  return stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 10)
    .join('\n  ');
}
