import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CodeInput } from '#/components/form/code-input.tsx';
import type { CodeFields } from '#/components/form/field-errors.ts';
import type { ContractForm } from '#/components/form/use-contract-form.ts';

interface WithCode {
  code: string;
}

/** The errors that `SecondStepField` shows; pass them as `codeFields`. */
export const secondStepErrors = {
  'auth.second_step_required': 'code',
  'auth.invalid_code': 'code',
} as const satisfies CodeFields<WithCode>;

/** Omits the code until it was entered. */
export const withCode = <Values extends WithCode>({ code, ...values }: Values) => ({
  ...values,
  ...(code.trim() !== '' && { code }),
});

/**
 * The code of the authenticator app. Appears once the server requires it: only accounts with a second step need one, and
 * not within ten minutes of the previous one.
 */
export function SecondStepField({ form }: { form: Pick<ContractForm<WithCode>, 'register' | 'errorOf'> }) {
  const error = form.errorOf('code');
  const [isRequired, setIsRequired] = useState(false);
  if (error !== undefined && !isRequired) setIsRequired(true);
  if (!isRequired) return null;
  return (
    <CodeInput
      {...form.register('code')}
      error={error}
      hint={<Trans>Six digits from your app, or a recovery code</Trans>}
    />
  );
}
