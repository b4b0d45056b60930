import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@unmuted/ui/card';
import { Stat, type StatChange, StatGroup } from '@unmuted/ui/stat';
import type { ReactNode } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

export interface UsageFiguresProps {
  /** What the figures mean, in one sentence. */
  finding: ReactNode;
  /** A mark beside the finding. */
  mark?: ReactNode;
  /** Four figures. */
  children: ReactNode;
}

/** The finding of a period, and its figures. */
export function UsageFigures({ finding, mark, children }: UsageFiguresProps) {
  const { t } = useLingui();
  return (
    <Card asChild>
      <section aria-label={t`Figures of the period`}>
        <div className="flex flex-wrap items-center justify-between gap-2 p-4 md:p-6">
          <h2 className="text-24 font-semibold tracking-tight text-balance md:text-30">{finding}</h2>
          {mark}
        </div>
        <StatGroup className="grid-cols-2 rounded-t-none border-x-0 border-b-0 md:grid-cols-4">
          {children}
        </StatGroup>
      </section>
    </Card>
  );
}

export interface FigureProps {
  label: string;
  value: number;
  /** In the period before; null if it can't be compared. */
  before: number | null;
  rise?: 'good' | 'bad';
  digits?: number;
}

/** A figure with its change since the period before. */
export function Figure({ label, value, before, rise = 'good', digits = 0 }: FigureProps) {
  const formats = useFormats();
  const options = { maximumFractionDigits: digits };
  const was = before === null ? null : formats.number(before, options);
  // A change from nothing has no percentage.
  const share = !before ? null : (value - before) / before;
  const change: StatChange | undefined =
    share === null
      ? undefined
      : {
          direction: share > 0 ? 'up' : share < 0 ? 'down' : 'same',
          text: formats.percent(Math.abs(share)),
          rise,
        };
  return (
    <Stat
      change={change}
      label={label}
      note={was === null ? undefined : <Trans>was {was}</Trans>}
      value={formats.number(value, options)}
    />
  );
}
