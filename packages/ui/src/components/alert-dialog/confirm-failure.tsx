import type { ReactNode } from 'react';
import { Alert } from '#/components/alert/index.ts';
import { useWords } from '#/provider/ui-words.tsx';

/** Renders the reason of a failure. */
export type RenderError = (reason: unknown) => ReactNode;

interface ConfirmFailureProps {
  failure: { reason: unknown } | undefined;
  renderError: RenderError | undefined;
  className?: string;
}

/** Error message inside the dialog, which stays open. */
export function ConfirmFailure({ failure, renderError, className }: ConfirmFailureProps) {
  const words = useWords('actions');
  if (!failure) return null;
  return (
    <div data-part="failure" className={className}>
      {renderError ? renderError(failure.reason) : <Alert tone="danger">{words.confirmFailed}</Alert>}
    </div>
  );
}
