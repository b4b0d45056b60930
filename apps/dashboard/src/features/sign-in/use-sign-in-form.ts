import { type SubmitEvent, useState } from 'react';
import { type FieldError, type SignInField, signInRules } from '#/features/sign-in/sign-in-rules.ts';
import { useAuthView } from '#/session/auth-context.tsx';

type Errors<Name extends SignInField> = Partial<Record<Name | 'code', FieldError>>;

/** The field values; the code only when requested. */
export type Typed<Name extends SignInField> = Record<Name, string> & { code?: string };

export interface SignInFormState<Name extends SignInField = SignInField> {
  errors: Errors<Name>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Clears the error of a corrected field. */
  forgive: (name: Name | 'code') => void;
}

/**
 * An uncontrolled form: values stay in the DOM only. Fields are validated on submit, not on blur: a message that appears
 * on the way to the button would move the button from under the pointer.
 */
export function useSignInForm<Name extends SignInField>(
  names: readonly Name[],
  onValid: (typed: Typed<Name>) => void,
): SignInFormState<Name> {
  const { challenge } = useAuthView();
  const [errors, setErrors] = useState<Errors<Name>>({});
  const fields: readonly (Name | 'code')[] = challenge ? [...names, challenge] : names;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = {} as Typed<Name>;
    const found: Errors<Name> = {};
    for (const name of fields) {
      const value = String(data.get(name) ?? '');
      Object.assign(typed, { [name]: name === 'password' ? value : value.trim() });
      const error = signInRules[name](value);
      if (error) found[name] = error;
    }
    setErrors(found);
    const first = fields.find((name) => found[name]);
    if (first === undefined) onValid(typed);
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  // Keep the state, and avoid a re-render, when there is no error.
  const forgive = (name: Name | 'code') =>
    setErrors((current) => {
      if (!(name in current)) return current;
      const { [name]: _forgiven, ...others } = current;
      return others as Errors<Name>;
    });

  return { errors, onSubmit, forgive };
}
