import { Waveform } from '@unmuted/ui/waveform';
import { memo } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';

/** The brand panel's drawing with the local time. No other data is available before sign-in. */
export const BrandWave = memo(function BrandWave() {
  const now = new Date(useNow(1000));
  const formats = useFormats();
  return <Waveform clock={formats.clock(now)} now={now} />;
});
