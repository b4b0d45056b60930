import type { FieldProblem } from '@unmuted/api';

export type FieldError = Pick<FieldProblem, 'code' | 'params'>;

const required: FieldError = { code: 'required', params: {} };
const whitespace: FieldError = { code: 'whitespace', params: {} };
const pattern: FieldError = { code: 'pattern', params: {} };
const tooShort: FieldError = { code: 'length', params: { min: 6 } };

/** One `@` and a domain with a dot. The server validates fully; this only catches typos. */
const emailShape = /^[^\s@]+@[^\s@.][^\s@]*\.[^\s@]*[^\s@.\d]$/;

function filled(value: string): FieldError | undefined {
  if (value === '') return required;
  return value.trim() === '' ? whitespace : undefined;
}

/** Field errors; empty when the form can be sent. */
export const signInRules = {
  email: (value: string) => filled(value) ?? (emailShape.test(value.trim()) ? undefined : pattern),
  username: filled,
  // Any password is allowed, including spaces.
  password: (value: string) => (value === '' ? required : undefined),
  // Six digits, or a recovery code, which is longer.
  code: (value: string) => filled(value) ?? (value.trim().length < 6 ? tooShort : undefined),
} as const satisfies Record<string, (value: string) => FieldError | undefined>;

export type SignInField = keyof typeof signInRules;
