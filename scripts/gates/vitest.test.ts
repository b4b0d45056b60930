import { describe, expect, test } from 'vitest';
import { GateFailure } from './gate.ts';
import { type JsonReport, joined, type Run, resultOf, sliceOf } from './vitest.ts';

const passed = {
  ancestorTitles: ['a sum'],
  status: 'passed',
  fullName: 'a sum adds',
  title: 'adds',
  failureMessages: [],
};
const failed = {
  ancestorTitles: ['a sum'],
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
const run = (report: JsonReport | undefined, code: number, printed: string): Run => ({
  report,
  code,
  printed,
});
const failureOf = (...args: Parameters<typeof run>): GateFailure => {
  try {
    resultOf(run(...args));
  } catch (error) {
    if (error instanceof GateFailure) return error;
  }
  throw new Error('the gate did not fail');
};

describe('a report of vitest', () => {
  test('in which all passed counts files, tests and titles', () => {
    expect(resultOf(run(report(suite(passed), suite(passed, passed)), 0, ''))).toEqual({
      examined: { files: 2, tests: 3 },
      tests: { passed: 3, failed: 0, skipped: 0 },
      titles: ['adds', 'adds', 'adds'],
    });
  });

  test('counts what was skipped or is to do as skipped', () => {
    const result = resultOf(run({ ...report(suite(passed)), numPendingTests: 2, numTodoTests: 1 }, 0, ''));
    expect(result.tests).toEqual({ passed: 1, failed: 0, skipped: 3 });
  });

  test('names the test that failed, and why', () => {
    const failure = failureOf(report(suite(passed, failed)), 1, '');
    expect(failure.message).toContain('a sum [A1] carries\n  expected 11 to be 12');
    expect(failure.tests).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('tells a failure without colours and empty lines, and not at any length', () => {
    const failureMessages = [`\u001b[31mred\u001b[39m\n\n${'more\n'.repeat(20)}`];
    const { message } = failureOf(report(suite({ ...failed, failureMessages }, failed)), 1, '');
    expect(message.split('\n').slice(0, 3)).toEqual(['a sum [A1] carries', '  red', '  more']);
    expect(message.match(/more/g)).toHaveLength(9);
  });

  test('fails with a file that broke before its first test', () => {
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

  test('names the file whose set-up failed, and why', () => {
    const unrun = { ...suite({ ...passed, status: 'skipped' }), status: 'failed', message: 'no database' };
    expect(failureOf(report(unrun), 1, '').message).toBe('/repo/sum.test.ts: no database');
  });

  test('names the group whose set-up failed, and ends with what was printed of it', () => {
    const unrun = { ...suite(passed, { ...passed, status: 'skipped' }), status: 'failed' };
    expect(failureOf(report(unrun), 1, 'FAIL a sum\nError: no database').message).toBe(
      '/repo/sum.test.ts > a sum: its set-up or tear-down failed\nFAIL a sum\nError: no database',
    );
  });

  test('names a tear-down that failed beside a test that did', () => {
    const both = { ...suite(failed), message: 'cannot close' };
    const { message } = failureOf(report(both), 1, '');
    expect(message).toContain('a sum [A1] carries');
    expect(message).toContain('/repo/sum.test.ts: cannot close');
  });

  test('fails when vitest failed though every test passed', () => {
    const failure = failureOf(report(suite(passed)), 1, 'Unhandled rejection: the socket is gone');
    expect(failure.message).toContain('the socket is gone');
    expect(failure.tests?.failed).toBe(1);
  });

  test('that is missing fails with what was printed', () => {
    expect(failureOf(undefined, 1, 'no such option').message).toBe('vitest gave no report\nno such option');
  });
});

describe('a slice of a run', () => {
  const named = (name: string, ...tests: (typeof passed | typeof failed)[]) => ({ ...suite(...tests), name });
  const both = run(
    report(named('/repo/a.test.ts', passed), named('/repo/b.test.ts', passed, failed)),
    1,
    'ended',
  );
  const only = (name: string) => (file: string) => file === `/repo/${name}.test.ts`;

  test('is green though another slice is red', () => {
    expect(resultOf(sliceOf(both, only('a')))).toMatchObject({ examined: { files: 1, tests: 1 } });
  });

  test('is red with what failed in it, and counts nothing else', () => {
    expect(() => resultOf(sliceOf(both, only('b')))).toThrow(
      expect.objectContaining({ tests: { passed: 1, failed: 1, skipped: 0 } }),
    );
  });

  test('is red when the run failed and no file did', () => {
    const ended = run(report(named('/repo/a.test.ts', passed)), 1, 'Unhandled rejection');
    expect(() => resultOf(sliceOf(ended, only('a')))).toThrow('Unhandled rejection');
  });

  test('of a run without a report is red', () => {
    expect(() => resultOf(sliceOf(run(undefined, 1, 'no such option'), only('a')))).toThrow('no such option');
  });
});

describe('runs beside each other', () => {
  test('count together', () => {
    const both = joined([run(report(suite(passed)), 0, ''), run(report(suite(passed, passed)), 0, '')]);
    expect(resultOf(both).examined).toEqual({ files: 2, tests: 3 });
  });

  test('fail when one of them does, and say why', () => {
    const both = joined([
      run(report(suite(passed)), 0, 'all is well'),
      run(report(suite(passed)), 1, 'a leak'),
    ]);
    expect(() => resultOf(both)).toThrow('a leak');
  });

  test('tell nothing when one of them told nothing', () => {
    const both = joined([run(report(suite(passed)), 0, ''), run(undefined, 1, 'no configuration')]);
    expect(() => resultOf(both)).toThrow('no configuration');
  });
});
