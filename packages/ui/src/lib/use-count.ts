import { useCallback } from 'react';
import { numberFormat } from '#/lib/number-format.ts';
import { useUi } from '#/provider/ui-provider.tsx';

/** A count as labels take it: `labels.changeCount(...count(1200))` gets 1200 and "1,200". */
export function useCount(): (count: number) => [count: number, formatted: string] {
  const { locale } = useUi();
  return useCallback((count) => [count, numberFormat(locale).format(count)], [locale]);
}
