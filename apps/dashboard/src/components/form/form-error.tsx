import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormFailure } from '#/components/form/use-contract-form.ts';
import { errorText } from '#/i18n/notice.messages.ts';

export interface FormErrorProps {
  failure: FormFailure | null;
  /** What it means that no answer came; that nothing is lost unless given. */
  children?: ReactNode;
}

/** What no field can say. It takes focus each time a try fails, so that the reader is told before the next one. */
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
            <Trans>Nothing was saved. What you typed is still here: please try again in a moment.</Trans>
          ))}
    </Alert>
  );
}

/** The server has looked at what was sent and refused it; of any other failure the notification tells. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
