import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';

/** The account is created. */
export function Verified({ email }: { email: string }) {
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
