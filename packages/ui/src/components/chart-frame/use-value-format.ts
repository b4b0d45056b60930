import { useMemo } from 'react';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { useUi } from '#/provider/ui-provider.tsx';

/** The smallest share that is shown as a number. */
const MIN_SHARE = 0.001;

/** Formatters for the numbers of a chart. */
export interface ValueFormat {
  value: (value: number) => string;
  /** The value with its unit. */
  full: (value: number) => string;
  share: (share: number) => string;
}

/** Number formatters for the user's locale. */
export function useValueFormat(unit: string | undefined): ValueFormat {
  const { locale } = useUi();
  return useMemo(
    () => ({
      value: (value) => formatNumber(locale, value),
      full: (value) =>
        unit === undefined ? formatNumber(locale, value) : `${formatNumber(locale, value)} ${unit}`,
      share: (share) => {
        const text = (value: number) => formatNumber(locale, value * 100, { unit: 'percent', digits: 1 });
        // A non-zero share is never shown as zero.
        return share > 0 && share < MIN_SHARE ? `<\u00a0${text(MIN_SHARE)}` : text(share);
      },
    }),
    [locale, unit],
  );
}
