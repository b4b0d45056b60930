import type { ReactNode } from 'react';
import { CheckIcon } from '#/components/icons/index.ts';
import type { ListOption } from './listbox.types.ts';
import { listOptionVariants } from './listbox.variants.ts';

interface ListboxOptionProps {
  id: string;
  option: ListOption;
  selected: boolean;
  /** Position in a partially rendered list. */
  place: { index: number; count: number } | undefined;
  /** What activated the option; `undefined` when it is not active. */
  active: 'key' | 'pointer' | undefined;
  onPick: () => void;
  onPoint: () => void;
}

/** One option. Focus stays in the control, so pointer events must not move it. */
export function ListboxOption({ id, option, selected, place, active, onPick, onPoint }: ListboxOptionProps) {
  const { label, description, note, icon, disabled } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the control has focus and handles keys
    // biome-ignore lint/a11y/useFocusableInteractive: the control references it by aria-activedescendant
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
        // Ignore pointer events caused by scrolling under a resting pointer.
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
          className="ui:max-w-1/2 ui:flex-none ui:text-right ui:rtl:text-left ui:text-12 ui:wrap-anywhere ui:text-fg-subtle ui:tabular-nums"
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
