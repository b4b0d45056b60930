import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { BitrateAdvice, UndeclaredRate } from '#/features/cast/overview/bitrate.messages.tsx';
import { type StreamStatus, useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Warns of encoders that send more than the plan allows, or something else than they declare. */
export function BitrateAlerts() {
  const { streams } = useCastStatus();
  return streams.map((stream) => <BitrateAlert key={stream.id} stream={stream} />);
}

function BitrateAlert({ stream }: { stream: StreamStatus }) {
  const formats = useFormats();
  const { timeZone } = useCastContext();
  const { onAir, mount, declaredKbps, measuredKbps, allowedKbps, bitrateIssue, overBitrateAt } = stream;
  const name = <bdi className="font-mono wrap-anywhere">{mount}</bdi>;
  if (onAir === false && overBitrateAt !== null)
    return (
      <Alert tone="warning" title={<Trans>The encoder was disconnected because of its bitrate</Trans>}>
        <Trans>
          At <Timestamp at={overBitrateAt} timeZone={timeZone} /> the encoder on {name} sent far more than the
          plan allows.
        </Trans>{' '}
        <BitrateAdvice allowedKbps={allowedKbps} />
      </Alert>
    );
  const sent = measuredKbps ?? declaredKbps;
  if (bitrateIssue === null || sent === null) return null;
  if (bitrateIssue === 'undeclared_rate')
    return (
      <Alert tone="info" title={<Trans>The encoder declares another bitrate than it sends</Trans>}>
        <UndeclaredRate mount={name} source={stream} />
      </Alert>
    );
  const rate = formats.number(sent);
  return (
    <Alert tone="warning" title={<Trans>The bitrate is above the plan</Trans>}>
      <Trans>
        The encoder on {name} sends {rate} kbps.
      </Trans>{' '}
      <BitrateAdvice allowedKbps={allowedKbps} />
    </Alert>
  );
}
