import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FormError } from '#/components/form/form-error.tsx';

/** The error message of a confirmed action that failed. */
export function CallFailure({ reason }: { reason: unknown }) {
  const failure = useMemo(() => ({ error: reason }), [reason]);
  return (
    <FormError failure={failure}>
      <Trans>Nothing has changed. Please try again in a moment.</Trans>
    </FormError>
  );
}
