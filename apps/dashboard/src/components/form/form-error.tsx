import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormFailure } from '#/components/form/use-submit.ts';
import { errorText } from '#/i18n/notice.messages.ts';

export interface FormErrorProps {
  failure: FormFailure | null;
  /** Explains a missing response; by default, that nothing is lost. */
  children?: ReactNode;
}

/** A form error that belongs to no field. Takes focus after each failed attempt, so that it is announced. */
export function FormError({ failure, children }: FormErrorProps) {
  const { i18n } = useLingui();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const { error } = failure;
  return (
    <Alert className="outline-none" ref={alert} tabIndex={-1} tone="danger">
      {isAnswer(error)
        ? errorText(i18n, error)
        : (children ?? (
            <Trans>Nothing was saved, and your input is still here. Please try again in a moment.</Trans>
          ))}
    </Alert>
  );
}

/** Whether the server rejected the request itself; other failures are shown in a notification. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
