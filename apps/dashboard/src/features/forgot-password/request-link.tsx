import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { type ReactNode, useState } from 'react';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { SignInLink } from '#/components/blank-page/sign-in-link.tsx';
import { useFocusOnContentChange } from '#/components/blank-page/use-focus-on-content-change.ts';
import { EmailForm } from '#/components/email-form/email-form.tsx';
import { forgotPassword } from '#/data/registration/registration.queries.ts';

export interface RequestLinkProps {
  title?: ReactNode;
  lead?: ReactNode;
}

/** Shows the same message whether or not the address has an account. */
export function RequestLink({
  title = <Trans>Forgot your password?</Trans>,
  lead = <Trans>We’ll send you a link to choose a new one.</Trans>,
}: RequestLinkProps) {
  const { api } = useRouteContext({ from: '/_public/forgot-password' });
  const [email, setEmail] = useState<string | undefined>();
  const minutes = limits.resetLinkMinutes;
  const [isSent, setIsSent] = useState(false);
  useFocusOnContentChange(isSent ? 'sent' : 'form');
  return (
    <BlankPage
      aside={<SignInLink />}
      lead={
        isSent ? (
          <Trans>
            If there is an account for <strong className="font-medium wrap-anywhere text-fg">{email}</strong>,
            a link is on its way. It is valid for {minutes} minutes.
          </Trans>
        ) : (
          lead
        )
      }
      title={isSent ? <Trans>Check your email</Trans> : title}
    >
      {isSent ? (
        <Button onClick={() => setIsSent(false)} size="lg">
          <Trans>Use another address</Trans>
        </Button>
      ) : (
        <EmailForm
          email={email}
          onSent={(sentTo) => {
            setEmail(sentTo);
            setIsSent(true);
          }}
          send={(body) => forgotPassword(api, body)}
        >
          <Trans>Send the link</Trans>
        </EmailForm>
      )}
    </BlankPage>
  );
}
