import { Trans } from '@lingui/react/macro';
import type { ConnectionTest } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { useFormats } from '#/i18n/use-formats.ts';

/** Describes the connected source and whether it exceeds the plan. */
export function ConnectedMessage({ source }: { source: NonNullable<ConnectionTest['source']> }) {
  const formats = useFormats();
  const { agent, contentType, bitrate, bitrateLimit } = source;
  const rate = bitrate === null ? null : formats.number(bitrate);
  const limit = formats.number(bitrateLimit);
  const facts = [agent, contentType, rate && `${rate} kbps`].filter(Boolean).join(' · ');
  if (bitrate !== null && bitrate > bitrateLimit)
    return (
      <Alert tone="warning" title={<Trans>Connected, but above your plan</Trans>}>
        <bdi>{facts}</bdi> <Trans>Your plan allows {limit} kbps: set the encoder to that or less.</Trans>
      </Alert>
    );
  return (
    <Alert tone="success" title={<Trans>Your encoder is connected</Trans>}>
      <bdi>{facts}</bdi>
    </Alert>
  );
}
