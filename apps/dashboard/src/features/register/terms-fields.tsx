import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Link } from '@unmuted/ui/link';
import { useId } from 'react';
import type { RegisterForm } from '#/features/register/use-register-form.ts';

/** Required terms and the optional newsletter. */
export function TermsFields({ form: { register, errorOf } }: { form: RegisterForm }) {
  const { t } = useLingui();
  const { brand, termsUrl } = useRouteContext({ from: '__root__', select: ({ config }) => config });
  const errorId = useId();
  const unaccepted = t`Please accept the terms of service to continue.`;
  const error = errorOf('acceptedTerms', { required: unaccepted, enum: unaccepted });
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <Checkbox
          {...register('acceptedTerms')}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-invalid={error !== undefined}
          label={
            termsUrl === null ? (
              <Trans>I accept the terms of service.</Trans>
            ) : (
              <Trans>
                I accept the{' '}
                <Link href={termsUrl} rel="noreferrer" target="_blank">
                  terms of service
                </Link>
                .
              </Trans>
            )
          }
        />
        {error !== undefined && (
          <p className="text-13 text-danger-text" id={errorId}>
            {error}
          </p>
        )}
      </div>
      <Checkbox {...register('marketing')} label={<Trans>Send me occasional news about {brand}.</Trans>} />
    </div>
  );
}
