import { Plural, Trans } from '@lingui/react/macro';
import type { CastLimits } from '@unmuted/api';
import { useFormats } from '#/i18n/use-formats.ts';

/** The limits of a plan in one line. */
export function LimitsText({ limits }: { limits: CastLimits }) {
  const formats = useFormats();
  const bitrate = formats.number(limits.bitrateLimit);
  return (
    <>
      <Plural one="# listener" other="# listeners" value={limits.listenerLimit} />
      {' · '}
      <Trans>up to {bitrate} kbps</Trans>
      {' · '}
      <Plural one="# stream" other="# streams" value={limits.streamsLimit} />
    </>
  );
}
