import { formatNumber } from '#/components/quantity/format-number.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';

interface SparklineExtremesProps {
  lowest: number;
  highest: number;
}

/** Minimum and maximum as text below the line. */
export function SparklineExtremes({ lowest, highest }: SparklineExtremesProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('chart');
  const text = (name: string, value: number) => (
    <span data-part="extreme">
      {name} <b className="ui:font-medium ui:text-fg-muted">{formatNumber(locale, value)}</b>
    </span>
  );
  return (
    <span
      className="ui:mt-1 ui:flex ui:flex-wrap ui:justify-between ui:gap-x-3 ui:text-12 ui:text-fg-subtle ui:tabular-nums"
      data-part="extremes"
    >
      {text(labels.lowest, lowest)}
      {/* A flat line has one value instead of two. */}
      {lowest === highest ? null : text(labels.highest, highest)}
    </span>
  );
}
