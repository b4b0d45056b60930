import { BarChart } from '@unmuted/ui/bar-chart';
import { Card, CardBody } from '@unmuted/ui/card';
import { type ReactNode, useMemo } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

/** One line of a list: its value is null if it is unknown. */
export interface ShareLine {
  readonly value: string | null;
  readonly amount: number;
}

export interface ShareCardProps {
  lines: readonly ShareLine[];
  /** What the shares are parts of. */
  description: string;
  /** Title without a leading line. */
  title: string;
  /** Title that names the leading line and its share. */
  findingOf: (name: string, share: string) => string;
  labelOf: (value: string | null) => string;
  iconOf?: (value: string | null) => ReactNode;
  fileName: string;
  /** Lines before the others are put together. */
  max?: number;
}

/** Amounts by one dimension with their shares. */
export function ShareCard({
  lines,
  description,
  title,
  findingOf,
  labelOf,
  iconOf,
  fileName,
  max = 8,
}: ShareCardProps) {
  const formats = useFormats();
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const lead = lines.find(({ value, amount }) => value !== null && amount > 0);
  const items = useMemo(
    () =>
      lines.map(({ value, amount }) => ({
        id: value ?? '',
        label: labelOf(value),
        value: amount,
        icon: iconOf?.(value),
      })),
    [lines, labelOf, iconOf],
  );
  return (
    <Card className="min-w-0">
      <CardBody>
        <BarChart
          description={description}
          fileName={fileName}
          items={items}
          max={max}
          show="both"
          title={lead ? findingOf(labelOf(lead.value), formats.percent(lead.amount / total)) : title}
        />
      </CardBody>
    </Card>
  );
}
