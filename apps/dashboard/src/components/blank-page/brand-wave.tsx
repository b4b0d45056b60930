import { Waveform } from '@unmuted/ui/waveform';
import { memo } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';

/** The brand panel's drawing with the reader's own time. Before sign-in nothing else is known, so nothing else is said. */
export const BrandWave = memo(function BrandWave() {
  const now = new Date(useNow(1000));
  const formats = useFormats();
  return <Waveform clock={formats.clock(now)} now={now} />;
});
