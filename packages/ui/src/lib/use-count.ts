import { useCallback } from 'react';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { useUi } from '#/provider/ui-provider.tsx';

/** A count as labels take it: `labels.changeCount(...count(1200))` gets 1200 and "1,200". */
export function useCount(): (count: number) => [count: number, formatted: string] {
  const { locale } = useUi();
  return useCallback((count) => [count, formatNumber(locale, count)], [locale]);
}
