import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useFocusOnContentChange } from '#/components/blank-page/use-focus-on-content-change.ts';
import { RequestLink } from '#/features/forgot-password/request-link.tsx';
import { ResetPassword } from '#/features/forgot-password/reset-password.tsx';

const route = getRouteApi('/_public/forgot-password');

/** `/forgot-password`: requests a link and, with the emailed token, sets a new password. */
export function ForgotPasswordScreen() {
  const { token } = route.useSearch();
  const [invalid, setInvalid] = useState<string | null>(null);
  const mayReset = token !== undefined && token !== invalid;
  useFocusOnContentChange(mayReset ? 'reset' : 'ask');
  if (mayReset) return <ResetPassword onInvalid={() => setInvalid(token)} token={token} />;
  return (
    <RequestLink
      {...(invalid !== null && {
        title: <Trans>This link is no longer valid</Trans>,
        lead: <Trans>The link has expired or was already used. Request a new one.</Trans>,
      })}
    />
  );
}
