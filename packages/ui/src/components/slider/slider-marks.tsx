/** A labelled position on a slider. */
export interface SliderMark {
  /** Position between minimum and maximum. */
  value: number;
  /** Label below the mark. */
  label?: string | undefined;
}

/** The thumb is 20 px wide: its center moves from 10 px after the start to 10 px before the end. */
export function sliderPlace(value: number, min: number, max: number): string {
  const share = max > min ? (value - min) / (max - min) : 0;
  return `calc(0.625rem + ${share} * (100% - 1.25rem))`;
}

interface SliderMarksProps {
  marks: readonly SliderMark[];
  min: number;
  max: number;
  /** Lines on the track, or labels below it. */
  part: 'ticks' | 'labels';
}

/** Marks of a slider. Hidden from assistive technology: the value text has the same information. */
export function SliderMarks({ marks, min, max, part }: SliderMarksProps) {
  const shown = marks.filter(
    ({ value, label }) => value >= min && value <= max && (part === 'ticks' || label),
  );
  if (shown.length === 0) return null;
  if (part === 'ticks') {
    return shown.map(({ value }) => (
      <span
        key={value}
        data-part="tick"
        style={{ insetInlineStart: sliderPlace(value, min, max) }}
        className="ui:pointer-events-none ui:absolute ui:h-2.5 ui:-ms-px ui:border-s-2 ui:border-border-strong"
      />
    ));
  }
  return (
    <div
      data-part="labels"
      aria-hidden="true"
      className="ui:relative ui:h-4 ui:text-12 ui:text-fg-subtle ui:tabular-nums"
    >
      {shown.map(({ value, label }) => (
        <span
          key={value}
          data-part="label"
          style={{ insetInlineStart: sliderPlace(value, min, max) }}
          className="ui:absolute ui:-translate-x-1/2 ui:whitespace-nowrap ui:rtl:translate-x-1/2"
        >
          {label}
        </span>
      ))}
    </div>
  );
}
