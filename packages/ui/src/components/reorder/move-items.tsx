import { DropdownMenuItem } from '#/components/dropdown-menu/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { Place } from './place.ts';

interface MoveItemsProps {
  /** The place of the item, and the number of items there. */
  place: Place;
  count: number;
  onMove: (to: Place) => void;
}

/** Menu items that move an item within its list. */
export function MoveItems({ place: { column, index }, count, onMove }: MoveItemsProps) {
  const labels = useLabelGroup('reorder');
  const last = count - 1;
  const isFirst = index === 0;
  const isLast = index === last;
  return (
    <>
      <DropdownMenuItem disabled={isFirst} onSelect={() => onMove({ column, index: index - 1 })}>
        {labels.moveUp}
      </DropdownMenuItem>
      <DropdownMenuItem disabled={isLast} onSelect={() => onMove({ column, index: index + 1 })}>
        {labels.moveDown}
      </DropdownMenuItem>
      {/* With three items or fewer, the ends are one step away. */}
      {count > 3 ? (
        <>
          <DropdownMenuItem disabled={isFirst} onSelect={() => onMove({ column, index: 0 })}>
            {labels.moveToTop}
          </DropdownMenuItem>
          <DropdownMenuItem disabled={isLast} onSelect={() => onMove({ column, index: last })}>
            {labels.moveToBottom}
          </DropdownMenuItem>
        </>
      ) : null}
    </>
  );
}
