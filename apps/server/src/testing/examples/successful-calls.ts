import { exampleOf, type Operation, pathOf } from '#/testing/app/contract.ts';
import { newPerson } from '#/testing/app/people.ts';
import { rightfulToken } from '#/testing/app/rightful-token.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

/** Makes a call of the operation that succeeds, any number of times. */
export async function succeed(test: TestApp, operation: Operation): Promise<Response> {
  const { method } = operation;
  const { prepare, prepareFor, json, file, headers } = exampleOf(operation);
  if (prepareFor) {
    const person = await newPerson(test, 'customer');
    const { params, ...rest } = await prepareFor(test, person);
    return person.call(pathOf(operation, params), { method, ...rest });
  }
  const { params, query, ...rest } = (await prepare?.(test)) ?? {};
  const token = await rightfulToken(test, operation);
  return test.call(pathOf(operation, params, query), { method, json, file, headers, token, ...rest });
}
