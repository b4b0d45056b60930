import { cx } from '#/lib/tv.ts';

/** The hatching of what was not measured; drawn by the box, since a stretched drawing would bend its lines. */
export const HATCH =
  'ui:bg-[repeating-linear-gradient(135deg,var(--ui-fg-subtle)_0_1px,transparent_1px_5px)] ui:forced-colors:bg-[repeating-linear-gradient(135deg,CanvasText_0_1px,transparent_1px_5px)]';

/** Props of {@link GapHatch}. */
export interface GapHatchProps {
  /** The stretch without data, as shares of the whole, 0 to 1. */
  from: number;
  to: number;
}

/** Hatching over a stretch without data. */
export function GapHatch({ from, to }: GapHatchProps) {
  return (
    <span
      className={cx(HATCH, 'ui:absolute ui:inset-y-0 ui:opacity-55')}
      data-part="gap"
      style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
    />
  );
}
