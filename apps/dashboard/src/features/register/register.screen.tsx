import { Trans } from '@lingui/react/macro';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { SignInLink } from '#/components/blank-page/sign-in-link.tsx';
import { useFocusOnContentChange } from '#/components/blank-page/use-focus-on-content-change.ts';
import { CheckEmail } from '#/features/register/check-email.tsx';
import { LinkInvalid } from '#/features/register/link-invalid.tsx';
import { NotVerified } from '#/features/register/not-verified.tsx';
import { RegisterForm } from '#/features/register/register-form.tsx';
import { Verified } from '#/features/register/verified.tsx';

const route = getRouteApi('/_public/register');

/** `/register`: requests an account and, with the emailed token, confirms it. */
export function RegisterScreen() {
  const verification = route.useLoaderData();
  const verifiedEmail = useLocation({ select: ({ state }) => state.verifiedEmail });
  const face = verifiedEmail === undefined ? verification?.status : 'verified';
  useFocusOnContentChange(face ?? 'ask');
  if (verifiedEmail !== undefined) return <Verified email={verifiedEmail} />;
  switch (verification?.status) {
    case 'verified':
      return <Verified email={verification.email} />;
    case 'link_invalid':
      return <LinkInvalid />;
    case 'failed':
      return <NotVerified error={verification.error} />;
    default:
      return <AskForAccount />;
  }
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
