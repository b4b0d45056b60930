import { useLingui } from '@lingui/react/macro';
import type { FigureChange } from '#/features/cast/statistics/figure-change.ts';
import type { StatisticsTile } from '#/features/cast/statistics/figures.ts';
import { useFormats } from '#/i18n/use-formats.ts';

type Kind = StatisticsTile['kind'];

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Formats values, units and changes. */
export function useFigureMessages() {
  const { t } = useLingui();
  const formats = useFormats();
  const units: Partial<Record<Kind, string>> = {
    hours: t({ message: 'h', context: 'unit: hours' }),
    minutes: t({ message: 'min', context: 'unit: minutes' }),
  };
  const numberOf = (kind: Kind, value: number) => {
    if (kind === 'count') return formats.number(value);
    return kind === 'share' ? formats.percent(value, oneDigit) : formats.number(value, oneDigit);
  };
  return {
    unitOf: (kind: Kind) => units[kind],
    numberOf,
    /** Includes the unit. */
    fullOf: (kind: Kind, value: number) => [numberOf(kind, value), units[kind]].filter(Boolean).join(' '),
    changeText: (kind: Kind, { amount }: FigureChange) => {
      if (kind !== 'share') return formats.percent(amount, oneDigit);
      const points = formats.number(amount * 100, oneDigit);
      return t`${points} pt`;
    },
  };
}
