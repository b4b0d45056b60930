import { Trans } from '@lingui/react/macro';
import { Link as RouterLink } from '@tanstack/react-router';
import { Link } from '@unmuted/ui/link';

/** For the footer of the pages beside the sign-in: the way back to it. */
export function SignInLink() {
  return (
    <Link asChild>
      <RouterLink to="/login">
        <Trans>Sign in</Trans>
      </RouterLink>
    </Link>
  );
}
