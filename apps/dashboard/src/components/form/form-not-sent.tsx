import { Trans } from '@lingui/react/macro';

/** For `FormError` of a form that saves nothing yet: what it means that no answer came. */
export function FormNotSent() {
  return <Trans>Nothing was sent. What you typed is still here: please try again in a moment.</Trans>;
}
