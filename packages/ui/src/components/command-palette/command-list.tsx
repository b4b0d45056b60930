import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Kbd } from '#/components/kbd/index.ts';
import { listOptionVariants } from '#/components/listbox/listbox.variants.ts';
import type { CommandGroup, CommandItem } from './command-palette.types.ts';

interface CommandListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  active: CommandItem | undefined;
  /** What activated the item; `undefined` for the initial one. Items not activated by the pointer are scrolled into view. */
  activeBy: 'key' | 'pointer' | undefined;
  idOf: (id: string) => string;
  onPoint: (item: CommandItem) => void;
  onPick: (item: CommandItem) => void;
}

/** The groups and their items. Focus stays in the input, which references the active item. */
export function CommandList({
  id,
  label,
  groups,
  active,
  activeBy,
  idOf,
  onPoint,
  onPick,
}: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);
  useScrollIntoView(list, active && activeBy !== 'pointer' ? idOf(active.id) : undefined);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      data-part="list"
      className="ui:min-h-0 ui:flex-1 ui:scroll-py-8 ui:overflow-y-auto ui:overscroll-contain ui:p-1 ui:pt-0 ui:outline-none ui:empty:hidden"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: `fieldset` is not valid inside a listbox
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} data-part="group">
          <div
            id={`${id}-${group.id}`}
            role="presentation"
            data-part="heading"
            className="ui:px-2.5 ui:pt-3 ui:pb-1 ui:text-12 ui:font-medium ui:wrap-anywhere ui:text-fg-subtle"
          >
            {group.label}
          </div>
          {group.items.map((item) => (
            <Option
              key={item.id}
              id={idOf(item.id)}
              item={item}
              active={item === active ? (activeBy ?? 'pointer') : undefined}
              onPick={() => onPick(item)}
              onPoint={() => onPoint(item)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: CommandItem;
  active: 'key' | 'pointer' | undefined;
  onPick: () => void;
  onPoint: () => void;
}

function Option({ id, item, active, onPick, onPoint }: OptionProps) {
  const { label, hint, icon, shortcut } = item;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has focus and handles keys
    // biome-ignore lint/a11y/useFocusableInteractive: the input references it by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={active !== undefined}
      data-active={active}
      data-part="option"
      className={listOptionVariants()}
      onClick={onPick}
      onPointerMove={onPoint}
    >
      {icon === undefined ? null : (
        <span aria-hidden="true" data-part="icon" className="ui:flex-none ui:text-fg-muted">
          {icon}
        </span>
      )}
      <span data-part="label" className="ui:min-w-0 ui:flex-1 ui:wrap-anywhere">
        {label}
      </span>{' '}
      {hint === undefined ? null : (
        <span data-part="hint" className="ui:max-w-1/2 ui:flex-none ui:truncate ui:text-13 ui:text-fg-subtle">
          {hint}
        </span>
      )}
      {shortcut === undefined ? null : <Kbd aria-hidden="true" keys={shortcut} />}
    </div>
  );
}

function useScrollIntoView(list: RefObject<HTMLElement | null>, activeId: string | undefined): void {
  useLayoutEffect(() => {
    if (activeId === undefined) return;
    const option = list.current?.ownerDocument.getElementById(activeId);
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [list, activeId]);
}
