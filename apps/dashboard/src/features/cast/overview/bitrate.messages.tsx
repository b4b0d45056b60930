import { Trans } from '@lingui/react/macro';
import type { CastStream } from '@unmuted/api';
import type { ReactNode } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

/** What to do about an encoder above the plan. */
export function BitrateAdvice({ allowedKbps }: Pick<CastStream, 'allowedKbps'>) {
  const formats = useFormats();
  if (allowedKbps === null) return <Trans>Lower the bitrate of your encoder.</Trans>;
  const limit = formats.number(allowedKbps);
  return (
    <Trans>
      The plan allows {limit} kbps: set your encoder to {limit} kbps or lower.
    </Trans>
  );
}

interface UndeclaredRateProps {
  mount: ReactNode;
  source: Pick<CastStream, 'declaredKbps' | 'measuredKbps'>;
}

/** Explains that the encoder sends another bitrate than it declares. */
export function UndeclaredRate({ mount, source }: UndeclaredRateProps) {
  const formats = useFormats();
  const declared = formats.number(source.declaredKbps ?? 0);
  const measured = formats.number(source.measuredKbps ?? 0);
  return (
    <Trans>
      On {mount} it declares {declared} kbps and sends {measured} kbps. Players and directories show the
      declared bitrate: check the settings of your encoder.
    </Trans>
  );
}
