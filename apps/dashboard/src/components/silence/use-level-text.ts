import { useLingui } from '@lingui/react';
import { formatNumber } from '@unmuted/ui/quantity';

/** Returns a function that writes a level, such as `−50 dBFS`. */
export function useLevelText(): (level: number, digits?: number) => string {
  const { locale } = useLingui().i18n;
  return (level, digits = 0) => formatNumber(locale, level, { unit: 'dBFS', digits });
}
