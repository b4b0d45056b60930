import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useFocusOnFace } from '#/components/blank-page/use-focus-on-face.ts';
import { AskForLink } from '#/features/forgot-password/components/ask-for-link.tsx';
import { ResetPassword } from '#/features/forgot-password/components/reset-password.tsx';

const route = getRouteApi('/_public/forgot-password');

/** `/forgot-password`: asks for a link and, with the token of that mail, takes a new password. */
export function ForgotPasswordScreen() {
  const { token } = route.useSearch();
  const [invalid, setInvalid] = useState<string | null>(null);
  const mayReset = token !== undefined && token !== invalid;
  useFocusOnFace(mayReset ? 'reset' : 'ask');
  if (mayReset) return <ResetPassword onInvalid={() => setInvalid(token)} token={token} />;
  return (
    <AskForLink
      {...(invalid !== null && {
        title: <Trans>This link is no longer valid</Trans>,
        lead: <Trans>It is too old or was used already. Ask for a new one.</Trans>,
      })}
    />
  );
}
