import type { DataColor } from '#/components/chart-frame/chart.types.ts';

/** Style of each series. In forced colours, dashes distinguish the series. */
export const LINE: Readonly<Record<DataColor, string>> = {
  1: 'ui:stroke-data-1 ui:forced-colors:stroke-[CanvasText]',
  2: 'ui:stroke-data-2 ui:forced-colors:stroke-[CanvasText] ui:forced-colors:[stroke-dasharray:8_3]',
  3: 'ui:stroke-data-3 ui:forced-colors:stroke-[CanvasText] ui:forced-colors:[stroke-dasharray:2_3]',
};

/** Style of the comparison series. */
export const COMPARE = 'ui:stroke-data-compare ui:forced-colors:stroke-[GrayText]';

/** The dot on a line. */
export const DOT: Readonly<Record<DataColor, string>> = {
  1: 'ui:bg-data-1 ui:forced-colors:bg-[CanvasText]',
  2: 'ui:bg-data-2 ui:forced-colors:bg-[CanvasText]',
  3: 'ui:bg-data-3 ui:forced-colors:bg-[CanvasText]',
};

/** Line sample for a legend. */
export function LineMark({ color }: { color: DataColor | 'compare' }) {
  const isCompare = color === 'compare';
  return (
    <svg aria-hidden="true" className="ui:h-1 ui:w-4 ui:flex-none ui:fill-none" viewBox="0 0 16 4">
      <path
        className={isCompare ? COMPARE : LINE[color]}
        d="M0 2H16"
        strokeDasharray={isCompare ? '3 3' : undefined}
        strokeWidth={isCompare ? 1.5 : 2}
      />
    </svg>
  );
}
