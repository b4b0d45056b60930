import type { ReactNode } from 'react';
import { CheckIcon } from '#/components/icons/index.ts';
import type { ListOption } from './listbox.types.ts';
import { listOptionVariants } from './listbox.variants.ts';

interface ListboxOptionProps {
  id: string;
  option: ListOption;
  selected: boolean;
  /** Where it stands in a list that is rendered in part. */
  place: { index: number; count: number } | undefined;
  /** What made it active; `undefined` when it is not. */
  active: 'key' | 'pointer' | undefined;
  onPick: () => void;
  onPoint: () => void;
}

/** One option. The focus stays in the control, so that a press may not take it. */
export function ListboxOption({ id, option, selected, place, active, onPick, onPoint }: ListboxOptionProps) {
  const { label, description, note, icon, disabled } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the control, which has the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the control names it by aria-activedescendant
    <div
      id={id}
      role="option"
      data-part="option"
      aria-selected={selected}
      aria-posinset={place && place.index + 1}
      aria-setsize={place?.count}
      aria-disabled={disabled || undefined}
      data-active={active}
      onClick={onPick}
      onPointerMove={(event) => {
        // A list that scrolls below a resting pointer is not pointed at.
        if (event.pointerType === 'mouse') onPoint();
      }}
      className={listOptionVariants()}
    >
      {icon === undefined ? null : (
        <span data-part="icon" className="ui:flex-none ui:text-fg-muted">
          {icon}
        </span>
      )}
      <span data-part="text" className="ui:min-w-0 ui:flex-1 ui:wrap-anywhere">
        {label}
        {hasContent(description) ? (
          <span data-part="description" className="ui:block ui:text-12 ui:text-fg-subtle">
            {description}
          </span>
        ) : null}
      </span>
      {hasContent(note) ? (
        <span
          data-part="note"
          className="ui:max-w-1/2 ui:flex-none ui:text-end ui:text-12 ui:wrap-anywhere ui:text-fg-subtle ui:tabular-nums"
        >
          {note}
        </span>
      ) : null}
      {selected ? <CheckIcon className="ui:text-fg-muted" /> : null}
    </div>
  );
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
