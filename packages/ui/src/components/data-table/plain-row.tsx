// biome-ignore-all lint/a11y/useSemanticElements: windowed rows are placed one by one, which a table element does not do
// biome-ignore-all lint/a11y/useFocusableInteractive: it goes as it came, before anything can be done to it
import { memo } from 'react';
import { rem, SELECT_WIDTH } from './columns.ts';
import { plainCell, plainRow } from './data-table.variants.ts';

/** Width of the line below a row, in pixels. */
const LINE = 1;

interface PlainRowProps {
  /** Its place in the result. */
  place: number;
  /** Distance from the upper edge of the rows, and height, in pixels. */
  top: number;
  height: number;
  name: string;
  selected: boolean;
  /** Rows can be selected: the name begins beside the boxes. */
  selectable: boolean;
  layout: 'table' | 'cards';
}

/**
 * A row that passes too fast to be read: its name stands for it, in two elements instead of some thirty. They are kept, and
 * given to the next row: to come and to go is what costs most.
 */
export const PlainRow = memo(function PlainRow(props: PlainRowProps) {
  const { place, top, height, name, selected, selectable, layout } = props;
  const beside = selectable && layout === 'table' ? rem(SELECT_WIDTH) : undefined;
  return (
    <div
      aria-rowindex={layout === 'cards' ? place + 1 : place + 2}
      aria-selected={selectable ? selected : undefined}
      className={plainRow}
      data-row={place}
      data-selected={selected ? '' : undefined}
      role="row"
      style={{ top, height, lineHeight: `${height - LINE}px` }}
    >
      <div
        className={plainCell({ layout })}
        data-part="plain"
        role="rowheader"
        style={{ marginInlineStart: beside }}
      >
        {name}
      </div>
    </div>
  );
});
