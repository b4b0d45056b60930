import { Trans } from '@lingui/react/macro';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { ToSignIn } from '#/components/blank-page/to-sign-in.tsx';
import { useFocusOnFace } from '#/components/blank-page/use-focus-on-face.ts';
import { CheckMail } from '#/features/register/components/check-mail.tsx';
import { LinkInvalid } from '#/features/register/components/link-invalid.tsx';
import { NotVerified } from '#/features/register/components/not-verified.tsx';
import { RegisterForm } from '#/features/register/components/register-form.tsx';
import { Verified } from '#/features/register/components/verified.tsx';

const route = getRouteApi('/_public/register');

/** `/register`: asks for an account and, with the token of a mail, opens it. */
export function RegisterScreen() {
  const verification = route.useLoaderData();
  const verifiedEmail = useLocation({ select: ({ state }) => state.verifiedEmail });
  const face = verifiedEmail === undefined ? verification?.status : 'verified';
  useFocusOnFace(face ?? 'ask');
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
  useFocusOnFace(sentTo === null ? 'form' : 'sent');
  return (
    <BlankPage
      aside={sentTo !== null && <ToSignIn />}
      lead={
        sentTo === null ? (
          <Trans>It takes a minute. We send a link to confirm your address.</Trans>
        ) : (
          <Trans>
            We sent a mail to <strong className="font-medium wrap-anywhere text-fg">{sentTo}</strong>. Open
            its link to finish.
          </Trans>
        )
      }
      title={sentTo === null ? <Trans>Create an account</Trans> : <Trans>Check your mail</Trans>}
    >
      <RegisterForm hidden={sentTo !== null} onSent={setSentTo} />
      {sentTo !== null && <CheckMail email={sentTo} onChange={() => setSentTo(null)} />}
    </BlankPage>
  );
}
