import { type Operation, rightfulActor } from '#/testing/app/contract.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import { runnerCalls } from '#/testing/apps/runner-calls.ts';

const machines = new WeakMap<TestApp, Promise<string>>();

/** A token with access to the example's call: of a session, or of a build machine. */
export async function rightfulToken(test: TestApp, operation: Operation): Promise<string> {
  if (operation.route.access !== 'runner') return test.tokenOf(rightfulActor(operation));
  const known =
    machines.get(test) ??
    runnerCalls(() => test)
      .register()
      .then(({ token }) => token);
  machines.set(test, known);
  return known;
}
