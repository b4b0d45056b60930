import { describe, expect, test } from 'vitest';
import { GateFailure } from './gate.ts';
import { type JsonReport, resultOf } from './vitest.ts';

const passed = {
  status: 'passed',
  fullName: 'a sum adds',
  title: 'adds',
  failureMessages: [],
};
const failed = {
  status: 'failed',
  fullName: 'a sum [A1] carries',
  title: '[A1] carries',
  failureMessages: ['expected 11 to be 12\n  at sum.test.ts:3'],
};
const suite = (...assertionResults: (typeof passed | typeof failed)[]) => ({
  name: '/repo/sum.test.ts',
  status: assertionResults.includes(failed) ? 'failed' : 'passed',
  message: '',
  assertionResults,
});
const report = (...testResults: JsonReport['testResults']): JsonReport => {
  const all = testResults.flatMap((result) => result.assertionResults);
  return {
    numPassedTests: all.filter(({ status }) => status === 'passed').length,
    numFailedTests: all.filter(({ status }) => status === 'failed').length,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
  };
};
const run = (report: JsonReport | undefined, code: number, printed: string) => ({ report, code, printed });
const failureOf = (...args: Parameters<typeof run>): GateFailure => {
  try {
    resultOf(run(...args));
  } catch (error) {
    if (error instanceof GateFailure) return error;
  }
  throw new Error('resultOf did not throw');
};

describe('resultOf', () => {
  test('counts files, tests and titles of a run that passed', () => {
    expect(resultOf(run(report(suite(passed), suite(passed, passed)), 0, ''))).toEqual({
      examined: { files: 2, tests: 3 },
      tests: { passed: 3, failed: 0, skipped: 0 },
      titles: ['adds', 'adds', 'adds'],
    });
  });

  test('counts pending and todo tests as skipped', () => {
    const result = resultOf(run({ ...report(suite(passed)), numPendingTests: 2, numTodoTests: 1 }, 0, ''));
    expect(result.tests).toEqual({ passed: 1, failed: 0, skipped: 3 });
  });

  test('names the failed test and its error', () => {
    const failure = failureOf(report(suite(passed, failed)), 1, '');
    expect(failure.message).toContain('a sum [A1] carries\n  expected 11 to be 12');
    expect(failure.tests).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('shortens an error and removes colours and empty lines', () => {
    const failureMessages = [`\u001b[31mred\u001b[39m\n\n${'more\n'.repeat(20)}`];
    const { message } = failureOf(report(suite({ ...failed, failureMessages }, failed)), 1, '');
    expect(message.split('\n').slice(0, 3)).toEqual(['a sum [A1] carries', '  red', '  more']);
    expect(message.match(/more/g)).toHaveLength(9);
  });

  test('fails for a file that cannot be loaded', () => {
    const broken = {
      name: '/repo/broken.test.ts',
      status: 'failed',
      message: 'Cannot find x',
      assertionResults: [],
    };
    const failure = failureOf(report(suite(passed), broken), 0, '');
    expect(failure.message).toContain('broken.test.ts: Cannot find x');
    expect(failure.tests).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('names the file whose hook failed, with the error', () => {
    const unrun = { ...suite({ ...passed, status: 'skipped' }), status: 'failed', message: 'no database' };
    expect(failureOf(report(unrun), 1, '').message).toBe('/repo/sum.test.ts: no database');
  });

  test('adds the printed output when a hook failed without a message', () => {
    const unrun = { ...suite(passed, { ...passed, status: 'skipped' }), status: 'failed' };
    expect(failureOf(report(unrun), 1, 'FAIL a sum\nError: no database').message).toBe(
      '/repo/sum.test.ts: \nFAIL a sum\nError: no database',
    );
  });

  test('names a failed test and a failed hook of the same file', () => {
    const both = { ...suite(failed), message: 'cannot close' };
    const { message } = failureOf(report(both), 1, '');
    expect(message).toContain('a sum [A1] carries');
    expect(message).toContain('/repo/sum.test.ts: cannot close');
  });

  test('fails when Vitest fails although every test passed', () => {
    const failure = failureOf(report(suite(passed)), 1, 'Unhandled rejection: the socket is gone');
    expect(failure.message).toContain('the socket is gone');
    expect(failure.tests?.failed).toBe(1);
  });

  test('fails with the printed output when there is no report', () => {
    expect(failureOf(undefined, 1, 'no such option').message).toBe('Vitest wrote no report\nno such option');
  });
});
