import { cx } from '#/lib/tv.ts';

/** Hatching of missing data. A CSS background, because a stretched SVG would distort the lines. */
export const HATCH =
  'ui:bg-[repeating-linear-gradient(135deg,var(--ui-fg-subtle)_0_1px,transparent_1px_5px)] ui:forced-colors:bg-[repeating-linear-gradient(135deg,CanvasText_0_1px,transparent_1px_5px)]';

/** Props of {@link GapHatch}. */
export interface GapHatchProps {
  /** Start and end of the gap as shares of the whole, 0 to 1. */
  from: number;
  to: number;
}

/** Hatching over a gap in the data. */
export function GapHatch({ from, to }: GapHatchProps) {
  return (
    <span
      className={cx(HATCH, 'ui:absolute ui:inset-y-0 ui:opacity-55')}
      data-part="gap"
      style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
    />
  );
}
