import type { ComponentProps } from 'react';
import { cx } from '#/lib/tv.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { type BytesUnit, formatBytes } from './format-bytes.ts';
import { Unknown } from './unknown.tsx';

/** Props of {@link Bytes}. */
export interface BytesProps extends Omit<ComponentProps<'data'>, 'value' | 'children'> {
  /** Number of bytes; `null` when unknown. */
  value: number | null;
  /** Fixed unit, to make adjacent values comparable. Default: the largest suitable one. */
  unit?: BytesUnit | undefined;
}

/** An amount of data in decimal units: `212 kB`, `566.1 GB`. */
export function Bytes({ value, unit, className, ...rest }: BytesProps) {
  const { locale } = useUi();
  return (
    <data data-ui="bytes" {...rest} value={value ?? ''} className={cx('ui:tabular-nums', className)}>
      {value === null ? <Unknown /> : formatBytes(locale, value, unit)}
    </data>
  );
}
