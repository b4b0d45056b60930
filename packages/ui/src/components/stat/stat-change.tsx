import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';

/** Change relative to a previous value. */
export interface StatChange {
  /** Direction of the change. */
  readonly direction: 'up' | 'down' | 'same';
  /** Amount with its unit ("8.3 %"). */
  readonly text: string;
  /** Assessment of the change; neutral when omitted. */
  readonly tone?: 'good' | 'bad' | undefined;
  /** Tone of an increase; a decrease gets the opposite. Alternative to `tone`. */
  readonly rise?: 'good' | 'bad' | undefined;
}

const ARROWS = { up: ArrowUp, down: ArrowDown, same: ArrowRight } as const;
const TONES = { good: 'ui:text-live-text', bad: 'ui:text-off-air-text', none: 'ui:text-fg-muted' } as const;

/** A change with its arrow, and the direction as text for screen readers. */
export function Change({ change }: { change: StatChange }) {
  const labels = useLabels();
  const Arrow = ARROWS[change.direction];
  const directionLabel = { up: labels.increase, down: labels.decrease, same: undefined }[change.direction];
  return (
    <span
      className={cx(
        'ui:inline-flex ui:items-center ui:gap-0.5 ui:text-13 ui:font-medium ui:tabular-nums',
        TONES[toneOf(change) ?? 'none'],
      )}
      data-part="change"
    >
      <Arrow aria-hidden="true" className="ui:size-3.5 ui:stroke-2" />
      {directionLabel === undefined ? null : <VisuallyHidden>{`${directionLabel} `}</VisuallyHidden>}
      {change.text}
    </span>
  );
}

function toneOf({ direction, tone, rise }: StatChange): 'good' | 'bad' | undefined {
  if (tone !== undefined || rise === undefined || direction === 'same') return tone;
  return (direction === 'up') === (rise === 'good') ? 'good' : 'bad';
}
