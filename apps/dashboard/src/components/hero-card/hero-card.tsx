import { Card } from '@unmuted/ui/card';
import type { ReactNode } from 'react';

export interface HeroCardProps {
  /** Names the section. */
  label: string;
  /** The number and the content below it. */
  start: ReactNode;
  /** The chart; without it the start takes the whole card. */
  end?: ReactNode;
}

/** The first card of a page: the current number, and a chart of the last 24 hours. */
export function HeroCard({ label, start, end }: HeroCardProps) {
  const hasEnd = end !== undefined && end !== null && end !== false;
  return (
    <Card asChild>
      <section
        aria-label={label}
        className={hasEnd ? 'lg:grid lg:grid-cols-[clamp(15rem,27%,19rem)_minmax(0,1fr)]' : undefined}
      >
        <div
          className={`flex flex-col p-4 md:p-6 ${hasEnd ? 'border-border-soft max-lg:border-b lg:border-e' : ''}`}
        >
          {start}
        </div>
        {hasEnd && <div className="min-w-0 p-4 md:px-6 md:pt-5 md:pb-3 lg:pe-5">{end}</div>}
      </section>
    </Card>
  );
}
