import { formatNumber } from '#/components/quantity/format-number.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { useWords } from '#/provider/ui-words.tsx';

interface SparklineExtremesProps {
  lowest: number;
  highest: number;
}

/** Minimum and maximum as text below the line. */
export function SparklineExtremes({ lowest, highest }: SparklineExtremesProps) {
  const { locale } = useUi();
  const words = useWords('chart');
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
      {text(words.lowest, lowest)}
      {/* A flat line has one value instead of two. */}
      {lowest === highest ? null : text(words.highest, highest)}
    </span>
  );
}
