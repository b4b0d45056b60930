import { Trans } from '@lingui/react/macro';
import { Link as RouterLink } from '@tanstack/react-router';
import { Link } from '@unmuted/ui/link';

/** Footer link back to sign-in. */
export function SignInLink() {
  return (
    <Link asChild>
      <RouterLink to="/login">
        <Trans>Sign in</Trans>
      </RouterLink>
    </Link>
  );
}
