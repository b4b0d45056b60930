import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Skeleton } from '@unmuted/ui/skeleton';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';

const route = getRouteApi('/_public/register');

/** Shown while a link is confirmed or the form loads. */
export function RegisterPending() {
  const { t } = useLingui();
  const { token } = route.useSearch();
  return (
    <BlankPage
      lead={
        token === undefined ? (
          <Trans>It takes a minute. We’ll send a link to confirm your address.</Trans>
        ) : (
          <Trans>This takes a moment.</Trans>
        )
      }
      title={token === undefined ? <Trans>Create an account</Trans> : <Trans>Confirming your address</Trans>}
    >
      <div aria-label={t`Loading`} className="grid gap-3" role="status">
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    </BlankPage>
  );
}
