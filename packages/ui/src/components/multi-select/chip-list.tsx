import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { XIcon } from '#/components/icons/index.ts';
import type { ListOption } from '#/components/listbox/listbox.types.ts';
import { useCount } from '#/lib/use-count.ts';
import { useEscape } from '#/lib/use-escape.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';

interface ChipListProps<Value extends string> {
  /** Name of the list. Default: how many are selected. */
  label?: string | undefined;
  selected: readonly ListOption<Value>[];
  /** Disables removal. */
  fixed: boolean | undefined;
  onRemove: (option: ListOption<Value>) => void;
  /** The input after the chips, which focus returns to. */
  input: RefObject<HTMLInputElement | null>;
  /** Receives the function that focuses the last chip. */
  focusLast: RefObject<() => void>;
}

/** Selected values as chips. Chips are not tab stops: an arrow key moves focus from the input to them. */
export function ChipList<Value extends string>({
  label,
  selected,
  fixed,
  onRemove,
  input,
  focusLast,
}: ChipListProps<Value>) {
  const { dir } = useUi();
  const labels = useLabelGroup('pickers');
  const countOf = useCount();
  const buttons = useRef(new Map<Value, HTMLButtonElement>());
  const focusAt = (index: number) => {
    const option = selected[Math.max(0, index)];
    const next = option ? buttons.current.get(option.value) : undefined;
    (next ?? input.current)?.focus();
  };
  useEffect(() => {
    focusLast.current = () => focusAt(selected.length - 1);
  });
  useEscape(selected.length > 0, ({ target }) => {
    const isChip = [...buttons.current.values()].some((button) => button === target);
    if (isChip) input.current?.focus();
    return isChip;
  });
  if (selected.length === 0) return null;
  const handleKey = (event: KeyboardEvent, index: number, option: ListOption<Value>) => {
    const [before, after] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    if (event.key === 'Backspace' || event.key === 'Delete') {
      // Move focus to the neighbour before removal: removing the focused element would lose it.
      focusAt(index + 1 < selected.length ? index + 1 : index - 1 < 0 ? selected.length : index - 1);
      onRemove(option);
    } else if (event.key === before) focusAt(index - 1);
    else if (event.key === after) focusAt(index + 1);
    else if (event.key === 'Home') focusAt(0);
    else if (event.key === 'End') input.current?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <ul
      data-part="chips"
      aria-label={label ?? labels.selectedCount(...countOf(selected.length))}
      className="ui:contents"
    >
      {selected.map((option, index) => (
        <li
          key={option.value}
          data-part="chip"
          title={option.label}
          className="ui:inline-flex ui:h-[calc(var(--ui-control)-10px)] ui:max-w-full ui:min-w-0 ui:items-center ui:gap-2 ui:rounded-badge ui:bg-fill-hover ui:px-2 ui:text-13 ui:font-medium ui:text-fg ui:forced-colors:border"
        >
          {option.icon}
          <span data-part="label" className="ui:truncate">
            {option.label}
          </span>
          {fixed ? null : (
            <button
              ref={(node) => {
                if (node) buttons.current.set(option.value, node);
                return () => void buttons.current.delete(option.value);
              }}
              type="button"
              tabIndex={-1}
              data-part="remove"
              aria-label={labels.removeChoice(option.label)}
              onClick={() => {
                input.current?.focus();
                onRemove(option);
              }}
              onKeyDown={(event) => handleKey(event, index, option)}
              className="ui:relative ui:-me-1 ui:grid ui:size-5 ui:flex-none ui:cursor-pointer ui:place-items-center ui:rounded-badge ui:text-fg-muted ui:before:absolute ui:before:-inset-1 ui:hover:bg-fill-active ui:hover:text-fg ui:focus:outline-2 ui:focus:outline-focus ui:focus-visible:outline-offset-0 ui:coarse:before:-inset-3"
            >
              <XIcon className="ui:size-3.5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
