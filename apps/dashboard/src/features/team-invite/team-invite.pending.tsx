import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@unmuted/ui/skeleton';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';

/** Shown while the invitation is read. */
export function TeamInvitePending() {
  const { t } = useLingui();
  return (
    <BlankPage lead={<Trans>This takes a moment.</Trans>} title={<Trans>Join the team</Trans>}>
      <div aria-label={t`Loading`} className="grid gap-3" role="status">
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    </BlankPage>
  );
}
