import { Trans } from '@lingui/react/macro';

export function CodeTitle() {
  return <Trans>Enter your code</Trans>;
}

export function CodeLead() {
  return <Trans>Your account requires a second step.</Trans>;
}
