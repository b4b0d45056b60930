import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Default not-found screen; screens can provide their own. */
export function NotFound() {
  return (
    <div className="mx-auto grid max-w-content justify-items-start gap-2 py-8">
      <h1 className="text-24 font-title tracking-24" tabIndex={-1}>
        <Trans>There is nothing here</Trans>
      </h1>
      <p className="text-fg-muted">
        <Trans>It may have been removed, or it may belong to another account.</Trans>
      </p>
      <Link className="mt-2 font-medium underline underline-offset-3" to="/">
        <Trans>Go to the dashboard</Trans>
      </Link>
    </div>
  );
}
