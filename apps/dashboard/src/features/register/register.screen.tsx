import { Trans } from '@lingui/react/macro';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { SignInLink } from '#/components/blank-page/sign-in-link.tsx';
import { useFocusOnContentChange } from '#/components/blank-page/use-focus-on-content-change.ts';
import {
  AcceptCustomerInvitation,
  InvitationInvalid,
} from '#/features/register/accept-customer-invitation.tsx';
import { AcceptInvitation } from '#/features/register/accept-invitation.tsx';
import { CheckEmail } from '#/features/register/check-email.tsx';
import { ConfirmRegistration } from '#/features/register/confirm-registration.tsx';
import { LinkInvalid } from '#/features/register/link-invalid.tsx';
import { RegisterForm } from '#/features/register/register-form.tsx';
import { Verified } from '#/features/register/verified.tsx';

const route = getRouteApi('/_public/register');

/** `/register`: requests an account and, with the emailed token, creates it. */
export function RegisterScreen() {
  const { token, invitation, invite } = route.useSearch();
  const verifiedEmail = useLocation({ select: ({ state }) => state.verifiedEmail });
  const [invalid, setInvalid] = useState<string | null>(null);
  const opened = invitation ?? token;
  const isInvalid = opened !== undefined && opened === invalid;
  const face = opened === undefined ? 'ask' : isInvalid ? 'invalid' : 'confirm';
  useFocusOnContentChange(verifiedEmail === undefined ? face : 'verified');
  if (verifiedEmail !== undefined) return <Verified email={verifiedEmail} />;
  if (invite !== undefined) return <AcceptInvitation token={invite} />;
  if (invitation !== undefined)
    return isInvalid ? (
      <InvitationInvalid />
    ) : (
      <AcceptCustomerInvitation onInvalid={() => setInvalid(invitation)} token={invitation} />
    );
  if (token === undefined) return <AskForAccount />;
  if (isInvalid) return <LinkInvalid />;
  return <ConfirmRegistration onInvalid={() => setInvalid(token)} token={token} />;
}

function AskForAccount() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  useFocusOnContentChange(sentTo === null ? 'form' : 'sent');
  return (
    <BlankPage
      aside={sentTo !== null && <SignInLink />}
      lead={
        sentTo === null ? (
          <Trans>It takes a minute. We’ll send a link to confirm your address.</Trans>
        ) : (
          <Trans>
            We sent an email to <strong className="font-medium wrap-anywhere text-fg">{sentTo}</strong>. Open
            its link to finish.
          </Trans>
        )
      }
      title={sentTo === null ? <Trans>Create an account</Trans> : <Trans>Check your email</Trans>}
    >
      <RegisterForm hidden={sentTo !== null} onSent={setSentTo} />
      {sentTo !== null && <CheckEmail email={sentTo} onChange={() => setSentTo(null)} />}
    </BlankPage>
  );
}
