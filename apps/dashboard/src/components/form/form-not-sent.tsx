import { Trans } from '@lingui/react/macro';

/** Explanation of a missing response for a `FormError` in a form that does not save anything. */
export function FormNotSent() {
  return <Trans>Nothing was sent, and your input is still here. Please try again in a moment.</Trans>;
}
