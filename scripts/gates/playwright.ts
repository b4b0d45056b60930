import { chromiumEnv } from './chromium.ts';
import { run, tail } from './command.ts';
import { GateFailure, type GateResult } from './gate.ts';

interface Suite {
  readonly file?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Runs Playwright. Throws a `GateFailure` that lists the failed tests. */
export async function playwright(args: readonly string[]): Promise<GateResult> {
  const output = await run('playwright', ['test', '--reporter=json', ...args], {
    env: { ...(await chromiumEnv()), CI: process.env.CI },
    timeoutMs: 2_700_000,
  });
  const json = output.stdout.slice(output.stdout.indexOf('{'));
  let report: {
    suites: Suite[];
    errors: { message?: string }[];
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  try {
    report = JSON.parse(json);
  } catch {
    throw new GateFailure(`Playwright wrote no report\n${tail(output.all)}`);
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tests = { passed: expected + flaky, failed: unexpected, skipped };
  const specs = report.suites.flatMap(flatten);
  if (output.code !== 0 || unexpected) {
    const failures = specs
      .filter((spec) => !spec.ok)
      .map(
        (spec) =>
          `${spec.title}\n  ${spec.tests.flatMap((test) => test.results.map((result) => result.error?.message?.slice(0, 900) ?? '')).join('\n  ')}`,
      );
    const errors = report.errors.map((error) => error.message ?? '');
    throw new GateFailure([...failures, ...errors].join('\n') || tail(output.all), {
      ...tests,
      failed: Math.max(1, unexpected),
    });
  }
  const retried = specs.filter((spec) => spec.tests.some(({ status }) => status === 'flaky'));
  return {
    examined: { tests: expected + flaky },
    tests,
    titles: specs
      .filter((spec) => spec.tests.every((test) => test.status === 'expected' || test.status === 'flaky'))
      .map((spec) => spec.title),
    notes: retried.map(({ title }) => `passed on retry: ${title}`),
  };
}

function flatten(suite: Suite): NonNullable<Suite['specs']>[number][] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(flatten)];
}
