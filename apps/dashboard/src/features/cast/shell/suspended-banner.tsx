import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { Alert } from '@unmuted/ui/alert';
import { HelpAction } from '#/components/help/help-action.tsx';
import { AgeSince, Timestamp } from '#/components/timestamp/timestamp.tsx';
import { useCastContext, useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';

/** Shows that a cast is suspended, why and since when. Early suspensions have no recorded reason or time. */
export function SuspendedBanner() {
  const { isOwner, timeZone } = useCastContext();
  const company = useRouteContext({ from: '__root__', select: ({ config }) => config.company });
  const { state } = useCastStatus();
  const { overview } = useCastLive();
  if (state !== 'suspended') return null;
  const { reason = null, since = null } = overview?.now.suspension ?? {};
  return (
    <Alert
      actions={isOwner ? <HelpAction topic="suspended" /> : undefined}
      tone="neutral"
      title={<Trans>This cast is suspended</Trans>}
    >
      {reason !== null && (
        <p className="mb-1 whitespace-pre-line text-fg wrap-anywhere">
          <bdi>{reason}</bdi>
        </p>
      )}
      {since !== null && (
        <>
          <Trans>
            Suspended since <Timestamp at={since} timeZone={timeZone} /> (
            <AgeSince at={since} timeZone={timeZone} />
            ).
          </Trans>{' '}
        </>
      )}
      {isOwner ? (
        <Trans>
          You can’t stream or make changes until {company} lifts the suspension. The time doesn’t count as off
          air.
        </Trans>
      ) : reason === null ? (
        <Trans>Streaming is blocked, and the customer can’t make changes.</Trans>
      ) : (
        <Trans>Streaming is blocked. The customer sees this reason and can’t make changes.</Trans>
      )}
    </Alert>
  );
}
