import type { FieldProblem } from '@unmuted/api';

export type FieldError = Pick<FieldProblem, 'code' | 'params'>;

const required: FieldError = { code: 'required', params: {} };
const whitespace: FieldError = { code: 'whitespace', params: {} };
const pattern: FieldError = { code: 'pattern', params: {} };
const tooShort: FieldError = { code: 'length', params: { min: 6 } };

/** One `@`, a domain with a dot. The server judges by the whole rule; this only catches slips before a round trip. */
const emailShape = /^[^\s@]+@[^\s@.][^\s@]*\.[^\s@]*[^\s@.\d]$/;

function filled(value: string): FieldError | undefined {
  if (value === '') return required;
  return value.trim() === '' ? whitespace : undefined;
}

/** What is wrong with each field as typed; nothing when the form may be sent. */
export const signInRules = {
  email: (value: string) => filled(value) ?? (emailShape.test(value.trim()) ? undefined : pattern),
  username: filled,
  // A password may be anything, spaces too.
  password: (value: string) => (value === '' ? required : undefined),
  // Six digits, or a recovery code, which is longer.
  code: (value: string) => filled(value) ?? (value.trim().length < 6 ? tooShort : undefined),
} as const satisfies Record<string, (value: string) => FieldError | undefined>;

export type SignInField = keyof typeof signInRules;
