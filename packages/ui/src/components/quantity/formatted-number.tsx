import type { ComponentProps } from 'react';
import { cx } from '#/lib/tv.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { formatNumber, type NumberStyle } from './format-number.ts';
import { Unknown } from './unknown.tsx';

/** Props of {@link FormattedNumber}. */
export interface FormattedNumberProps
  extends Omit<ComponentProps<'data'>, 'value' | 'children'>,
    NumberStyle {
  /** The number; `null` when unknown, which is not zero. Percentages are not fractions: 41.5, not 0.415. */
  value: number | null;
}

/** A localized number with its unit. Compact numbers have the exact value as their title. */
export function FormattedNumber({
  value,
  unit,
  digits,
  sign,
  compact,
  className,
  ...rest
}: FormattedNumberProps) {
  const { locale } = useUi();
  return (
    <data
      data-ui="formatted-number"
      title={compact && value !== null ? formatNumber(locale, value, { unit, sign }) : undefined}
      {...rest}
      value={value ?? ''}
      className={cx('ui:tabular-nums', className)}
    >
      {value === null ? <Unknown /> : formatNumber(locale, value, { unit, digits, sign, compact })}
    </data>
  );
}
