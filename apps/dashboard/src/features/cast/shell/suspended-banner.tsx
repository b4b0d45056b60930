import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { useCastContext, useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';

/** That a cast is suspended, why and since when. Of casts suspended long ago nobody has written that down. */
export function SuspendedBanner() {
  const { area, timeZone } = useCastContext();
  const { state } = useCastStatus();
  const { overview } = useCastLive();
  if (state !== 'suspended') return null;
  const { reason = null, since = null } = overview?.now.suspension ?? {};
  return (
    <Alert tone="neutral" title={<Trans>This cast is suspended</Trans>}>
      {reason !== null && (
        <p className="mb-1 whitespace-pre-line text-fg wrap-anywhere">
          <bdi>{reason}</bdi>
        </p>
      )}
      {since !== null && (
        <>
          <Trans>
            Suspended since <Timestamp at={since} timeZone={timeZone} />.
          </Trans>{' '}
        </>
      )}
      {area === 'customer' ? (
        <Trans>Nothing can be streamed, and nothing can be changed, until it is active again.</Trans>
      ) : reason === null ? (
        <Trans>Nothing can be streamed, and its customer can change nothing.</Trans>
      ) : (
        <Trans>Nothing can be streamed. Its customer reads this reason, and can change nothing.</Trans>
      )}
    </Alert>
  );
}
