import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** `/error-page`: where a visitor who is not signed in is sent when something went wrong elsewhere. */
export function ErrorPageScreen() {
  return (
    <main className="mx-auto grid max-w-sm gap-4 p-8">
      <h1 className="text-24 font-title">
        <Trans>Something went wrong</Trans>
      </h1>
      <p>
        <Trans>The page could not be shown. Please sign in again, or try later.</Trans>
      </p>
      <Link to="/login" className="underline">
        <Trans>Go to sign-in</Trans>
      </Link>
    </main>
  );
}
