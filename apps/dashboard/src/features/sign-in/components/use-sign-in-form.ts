import { type SubmitEvent, useState } from 'react';
import { type FieldError, type SignInField, signInRules } from '#/features/sign-in/sign-in-rules.ts';

type Errors<Name extends SignInField> = Partial<Record<Name, FieldError>>;

/**
 * A plain form: the fields as typed stay in the document and nowhere else. They are judged when sent, not when left: a
 * message that appears on the way to the button would move the button from under the pointer.
 */
export function useSignInForm<Name extends SignInField>(
  names: readonly Name[],
  onValid: (typed: Record<Name, string>) => void,
) {
  const [errors, setErrors] = useState<Errors<Name>>({});

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = {} as Record<Name, string>;
    const found: Errors<Name> = {};
    for (const name of names) {
      typed[name] = String(data.get(name) ?? '');
      const error = signInRules[name](typed[name]);
      if (error) found[name] = error;
    }
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first === undefined) onValid(typed);
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  /** A corrected field is not blamed any longer. */
  const forgive = (name: Name) => setErrors(({ [name]: _forgiven, ...others }) => others as Errors<Name>);

  return { errors, onSubmit, forgive };
}
