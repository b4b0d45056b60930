import { useLingui } from '@lingui/react/macro';
import { BarChart } from '@unmuted/ui/bar-chart';
import { Card, CardBody } from '@unmuted/ui/card';
import { type ReactNode, useMemo } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

/** One line of a list: its value is null if it is unknown. */
export interface ShareLine {
  readonly value: string | null;
  readonly visits: number;
}

export interface ShareCardProps {
  lines: readonly ShareLine[];
  /** Title without a leading line. */
  title: string;
  /** Title that names the leading line and its share. */
  findingOf: (name: string, share: string) => string;
  labelOf: (value: string | null) => string;
  iconOf?: (value: string | null) => ReactNode;
  fileName: string;
}

/** Visits by one dimension with their shares. */
export function ShareCard({ lines, title, findingOf, labelOf, iconOf, fileName }: ShareCardProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const total = lines.reduce((sum, { visits }) => sum + visits, 0);
  const lead = lines.find(({ value, visits }) => value !== null && visits > 0);
  const items = useMemo(
    () =>
      lines.map(({ value, visits }) => ({
        id: value ?? '',
        label: labelOf(value),
        value: visits,
        icon: iconOf?.(value),
      })),
    [lines, labelOf, iconOf],
  );
  return (
    <Card>
      <CardBody>
        <BarChart
          description={t`Share of visits`}
          fileName={fileName}
          items={items}
          max={8}
          show="both"
          title={lead ? findingOf(labelOf(lead.value), formats.percent(lead.visits / total)) : title}
        />
      </CardBody>
    </Card>
  );
}
