import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { SignInLink } from '#/components/blank-page/sign-in-link.tsx';
import { useFocusOnContentChange } from '#/components/blank-page/use-focus-on-content-change.ts';
import { EmailForm } from '#/components/email-form/email-form.tsx';
import { resendVerification } from '#/data/registration/registration.queries.ts';

/** The link is expired, used or invalid: the server doesn’t reveal which. */
export function LinkInvalid() {
  const { api } = useRouteContext({ from: '/_public/register' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  useFocusOnContentChange(sentTo === null ? 'invalid' : 'sent');
  return (
    <BlankPage
      aside={<SignInLink />}
      lead={
        sentTo === null ? (
          <Trans>
            The link may have been used already: try signing in. If it has expired, request a new one.
          </Trans>
        ) : (
          <Trans>
            If <strong className="font-medium wrap-anywhere text-fg">{sentTo}</strong> belongs to an
            unconfirmed account, a new link is on its way.
          </Trans>
        )
      }
      title={sentTo === null ? <Trans>This link is no longer valid</Trans> : <Trans>Check your email</Trans>}
    >
      {sentTo === null && (
        <EmailForm onSent={setSentTo} send={(body) => resendVerification(api, body)}>
          <Trans>Send a new link</Trans>
        </EmailForm>
      )}
    </BlankPage>
  );
}
