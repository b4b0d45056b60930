import type { FieldProblem } from '@unmuted/api/contract';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type Fault = Pick<FieldProblem, 'code' | 'params'>;

/** zod's issues as the contract's: a JSON pointer (RFC 6901), one of the stock rules and its figures. Wants `reportInput`. */
export function fieldProblems(issues: readonly Issue[]): FieldProblem[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          pointer: pointerOf([...issue.path, key]),
          code: 'unknown_field' as const,
          params: {},
        }))
      : [{ pointer: pointerOf(issue.path), ...faultOf(issue) }],
  );
}

function faultOf(issue: Issue): Fault {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined
      ? { code: 'required', params: {} }
      : { code: 'type', params: { expected: issue.expected } };
  }
  if (issue.code === 'too_small' && issue.input === '') return { code: 'required', params: {} };
  if (issue.code === 'too_small') return sizeFault(issue.origin, 'min', issue.minimum);
  if (issue.code === 'too_big') return sizeFault(issue.origin, 'max', issue.maximum);
  if (issue.code === 'invalid_value') return { code: 'enum', params: { values: issue.values.join(', ') } };
  if (issue.code === 'custom' && issue.message === 'too_big') return { code: 'range', params: {} };
  return { code: 'pattern', params: {} };
}

function sizeFault(origin: string, side: 'min' | 'max', limit: number | bigint): Fault {
  const params = { [side]: Number(limit) };
  if (origin === 'string') return { code: 'length', params };
  return { code: origin === 'array' || origin === 'set' ? 'array_size' : 'range', params };
}

function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
