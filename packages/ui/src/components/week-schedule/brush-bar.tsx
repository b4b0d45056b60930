import { EraserIcon } from 'lucide-react';
import { useId } from 'react';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { WeekOption, WeekOptionColor } from './week-schedule.types.ts';
import { WEEK_SWATCH, weekScheduleVariants } from './week-schedule.variants.ts';

interface BrushBarProps {
  options: readonly (WeekOption & { readonly color: WeekOptionColor })[];
  /** The value to paint with; `null` erases. */
  value: string | null;
  onChange: (value: string | null) => void;
  disabled: boolean;
}

const styles = weekScheduleVariants();

/** The choice of the value to paint with: native radio buttons, so that they work like any others. */
export function BrushBar({ options, value, onChange, disabled }: BrushBarProps) {
  const labels = useLabelGroup('weekSchedule');
  const name = useId();
  const labelId = useId();
  return (
    <div className={styles.bar()} data-part="brush-bar">
      <span className={styles.barLabel()} id={labelId}>
        {labels.paintWith}
      </span>
      <div aria-labelledby={labelId} className={styles.brushes()} role="radiogroup">
        {[...options, undefined].map((option) => (
          <label className={styles.brush()} key={option?.value ?? ''}>
            <input
              checked={value === (option?.value ?? null)}
              className="ui:sr-only"
              disabled={disabled}
              name={name}
              onChange={() => onChange(option?.value ?? null)}
              type="radio"
            />
            {option ? (
              <Swatch color={option.color} />
            ) : (
              <EraserIcon aria-hidden="true" className="ui:size-4" />
            )}
            {option?.label ?? labels.erase}
          </label>
        ))}
      </div>
    </div>
  );
}

/** The colour of an option. */
export function Swatch({ color }: { color: WeekOptionColor }) {
  return <span aria-hidden="true" className={cx(styles.swatch(), WEEK_SWATCH[color])} data-part="swatch" />;
}
