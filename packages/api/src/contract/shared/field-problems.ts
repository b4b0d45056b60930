import type * as z from 'zod/mini';
import { limits } from '#/contract/shared/limits.ts';
import type { FieldProblem } from '#/contract/shared/problem.ts';

type Issue = z.core.$ZodIssue;
type IssueProblem = Pick<FieldProblem, 'code' | 'params'>;

/**
 * Maps zod issues to field problems: a JSON pointer (RFC 6901), the violated rule and its parameters. Shared by the
 * server and by client forms, so that both report the same problems. Requires parsing with `reportInput`.
 */
export function fieldProblems(issues: readonly Issue[]): FieldProblem[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          pointer: pointerOf([...issue.path, key]),
          code: 'unknown_field' as const,
          params: {},
        }))
      : [{ pointer: pointerOf(issue.path), ...problemOf(issue) }],
  );
}

function problemOf(issue: Issue): IssueProblem {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined
      ? { code: 'required', params: {} }
      : { code: 'type', params: { expected: issue.expected } };
  }
  if (issue.code === 'too_small' && issue.input === '') return { code: 'required', params: {} };
  if (issue.code === 'too_small') return sizeProblem(issue.origin, 'min', issue.minimum);
  if (issue.code === 'too_big') return sizeProblem(issue.origin, 'max', issue.maximum);
  if (issue.code === 'invalid_value') return { code: 'enum', params: { values: issue.values.join(', ') } };
  const isNamed = issue.code === 'custom' || issue.code === 'invalid_format';
  return (isNamed && customProblems[issue.message]) || { code: 'pattern', params: {} };
}

/** The problems of custom checks, by the `error` that the check sets. */
const customProblems: Readonly<Record<string, IssueProblem>> = {
  too_small: { code: 'range', params: {} },
  too_big: { code: 'range', params: {} },
  too_short: { code: 'length', params: { min: limits.passwordMin, max: limits.passwordMax } },
  too_long: { code: 'length', params: { min: limits.passwordMin, max: limits.passwordMax } },
  not_offered: { code: 'enum', params: {} },
  too_few: { code: 'array_size', params: { min: 1 } },
  hidden_characters: { code: 'hidden_characters', params: {} },
  not_unique: { code: 'duplicate', params: {} },
};

function sizeProblem(origin: string, side: 'min' | 'max', limit: number | bigint): IssueProblem {
  const params = { [side]: Number(limit) };
  if (origin === 'string') return { code: 'length', params };
  return { code: origin === 'array' || origin === 'set' ? 'array_size' : 'range', params };
}

function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
