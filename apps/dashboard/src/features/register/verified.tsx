import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { useEffect } from 'react';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';

/** The account is confirmed. The token is removed from the URL, so that a reload doesn’t send it again. */
export function Verified({ email }: { email: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: '/register', replace: true, search: {}, state: { verifiedEmail: email } });
  }, [navigate, email]);
  return (
    <BlankPage
      lead={
        <Trans>
          <strong className="font-medium wrap-anywhere text-fg">{email}</strong> is confirmed. You can sign in
          now.
        </Trans>
      }
      title={<Trans>Your account is ready</Trans>}
    >
      <Button asChild block className="text-16" size="lg" variant="primary">
        <Link state={{ knownEmail: email }} to="/login">
          <Trans>Sign in</Trans>
        </Link>
      </Button>
    </BlankPage>
  );
}
