import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { Moment } from '#/components/moment/moment.tsx';
import { useCastLive, useCastPlace, useCastStanding } from '#/features/cast/use-cast.ts';

/** That a cast is suspended, why and since when. Of casts suspended long ago nobody has written that down. */
export function SuspendedNote() {
  const { area, timeZone } = useCastPlace();
  const { state } = useCastStanding();
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
            Suspended since <Moment at={since} timeZone={timeZone} />.
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
