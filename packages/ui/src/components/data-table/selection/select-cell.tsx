// biome-ignore-all lint/a11y/useSemanticElements: virtualized rows are absolutely positioned, which table elements don't support
import { CheckIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

interface SelectCellProps {
  /** Name of the row. */
  name: string;
  selected: boolean;
  /** Toggles the row at an index, or selects the range up to it. The index is read on click, since rows move. */
  onSelect: (place: number, range: boolean) => void;
  className?: string | false | undefined;
}

/**
 * Checkbox cell of a row; the whole cell is clickable. A lightweight Checkbox, since scrolling renders many of them.
 */
export function SelectCell({ name, selected, onSelect, className }: SelectCellProps) {
  const labels = useLabelGroup('table');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox handles the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: the checkbox is focusable
    <div
      className={cx('ui:grid ui:cursor-pointer ui:place-items-center', className)}
      onClick={(event) => {
        if (event.target === event.currentTarget) onSelect(placeOf(event.currentTarget), event.shiftKey);
      }}
      role="gridcell"
    >
      <input
        aria-label={labels.selectRow(name)}
        checked={selected}
        className="ui:relative ui:z-1 ui:col-start-1 ui:row-start-1 ui:size-4.5 ui:cursor-pointer ui:rounded-badge ui:border-[1.5px] ui:border-border-strong ui:bg-field ui:before:absolute ui:before:-inset-1.5 ui:checked:border-control-on ui:checked:bg-control-on ui:coarse:before:-inset-3.75"
        data-part="control"
        data-stop={0}
        onChange={(event) => onSelect(placeOf(event.currentTarget), isWithShift(event.nativeEvent))}
        tabIndex={-1}
        type="checkbox"
      />
      {selected ? (
        <CheckIcon className="ui:pointer-events-none ui:z-1 ui:col-start-1 ui:row-start-1 ui:size-3.5 ui:stroke-[2.5px] ui:text-control-thumb" />
      ) : null}
    </div>
  );
}

function placeOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-row]')?.dataset.row);
}

// React fires `change` from the native click event.
function isWithShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}
