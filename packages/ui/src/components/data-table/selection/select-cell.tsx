// biome-ignore-all lint/a11y/useSemanticElements: windowed rows are placed one by one, which a table element does not do
import { CheckIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { useWords } from '#/provider/ui-words.tsx';

interface SelectCellProps {
  /** Name of the row. */
  name: string;
  selected: boolean;
  /** Selects the row at a place, or the range up to it; the place is read where it is pressed, since rows move. */
  onSelect: (place: number, range: boolean) => void;
  className?: string | false | undefined;
}

/**
 * The cell with the box of a row. It is a Checkbox in one element, with a tick only where there is one to see, because
 * every frame of a scroll makes some of them; the whole cell can be pressed.
 */
export function SelectCell({ name, selected, onSelect, className }: SelectCellProps) {
  const words = useWords('table');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the box
    // biome-ignore lint/a11y/useFocusableInteractive: the box has focus
    <div
      className={cx('ui:grid ui:cursor-pointer ui:place-items-center', className)}
      onClick={(event) => {
        if (event.target === event.currentTarget) onSelect(placeOf(event.currentTarget), event.shiftKey);
      }}
      role="gridcell"
    >
      <input
        aria-label={words.selectRow(name)}
        checked={selected}
        className="ui:col-start-1 ui:row-start-1 ui:size-4.5 ui:cursor-pointer ui:rounded-badge ui:border-[1.5px] ui:border-border-strong ui:bg-field ui:checked:border-control-on ui:checked:bg-control-on"
        data-part="control"
        data-stop={0}
        onChange={(event) => onSelect(placeOf(event.currentTarget), isWithShift(event.nativeEvent))}
        tabIndex={-1}
        type="checkbox"
      />
      {selected ? (
        <CheckIcon className="ui:pointer-events-none ui:col-start-1 ui:row-start-1 ui:size-3.5 ui:stroke-[2.5px] ui:text-control-thumb" />
      ) : null}
    </div>
  );
}

function placeOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-row]')?.dataset.row);
}

// React tells of a tick by the click that made it.
function isWithShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}
