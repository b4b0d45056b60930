import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@unmuted/ui/skeleton';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';

/** Shown while the page loads. */
export function RegisterPending() {
  const { t } = useLingui();
  return (
    <BlankPage lead={<Trans>This takes a moment.</Trans>} title={<Trans>Create an account</Trans>}>
      <div aria-label={t`Loading`} className="grid gap-3" role="status">
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    </BlankPage>
  );
}
