import type { ReactNode } from 'react';
import { Alert } from '#/components/alert/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/**
 * Renders the reason of a failure.
 *
 * @inline
 */
export type RenderError = (reason: unknown) => ReactNode;

interface ConfirmFailureProps {
  failure: { reason: unknown } | undefined;
  renderError: RenderError | undefined;
  className?: string;
}

/** Error message inside the dialog, which stays open. */
export function ConfirmFailure({ failure, renderError, className }: ConfirmFailureProps) {
  const labels = useLabelGroup('actions');
  if (!failure) return null;
  return (
    <div data-part="failure" className={className}>
      {renderError ? renderError(failure.reason) : <Alert tone="danger">{labels.confirmFailed}</Alert>}
    </div>
  );
}
