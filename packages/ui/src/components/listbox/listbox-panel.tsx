import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { Popper, PopperAnchor, PopperContent } from '@radix-ui/react-popper';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '#/lib/tv.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { isGroup, placeItems } from './list-items.ts';
import type { ListItem, ListOption } from './listbox.types.ts';
import { listboxPanel } from './listbox.variants.ts';
import { ListboxOption } from './listbox-option.tsx';
import { useListWindow } from './use-list-window.ts';
import type { Listbox } from './use-listbox.ts';

/** Accessible name of the list: a string or the id of another element. */
interface ListName {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

interface ListboxPanelProps<Value extends string> extends ListName {
  list: Listbox<Value>;
  /** The control that the list is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  isSelected: (value: Value) => boolean;
  /** Called with the selected option. */
  onPick: (option: ListOption<Value>) => void;
  /** Allows multiple selection. */
  multiple?: boolean | undefined;
  /** Status shown instead of options or below them: loading, no matches, error. */
  children?: ReactNode;
}

/** The list popup. It closes on Escape and on an outside click, one layer at a time. */
export function ListboxPanel<Value extends string>({
  list,
  anchor,
  isSelected,
  onPick,
  multiple,
  children,
  ...name
}: ListboxPanelProps<Value>) {
  const { dir } = useUi();
  const scroller = useRef<HTMLDivElement>(null);
  const reveal = useRevealActive(list, scroller);
  const stayOpen = (event: CustomEvent<{ originalEvent: Event }>) => {
    const target = event.detail.originalEvent.target;
    if (target instanceof Node && anchor.current?.contains(target)) event.preventDefault();
  };
  const { window, isPartial, onScroll } = useListWindow(list, scroller);
  const isShown = (index: number) => index >= window.from && index < window.to;
  const renderOption = (option: ListOption<Value>, index: number) => (
    <ListboxOption
      key={option.value}
      id={list.optionId(index)}
      option={option}
      // Screen readers count the options themselves unless some are not rendered.
      place={isPartial ? { index, count: list.options.length } : undefined}
      selected={isSelected(option.value)}
      active={index === list.activeIndex ? list.activeBy : undefined}
      onPick={() => option.disabled || onPick(option)}
      onPoint={() => list.activate(index, 'pointer')}
    />
  );
  return createPortal(
    <Popper>
      <PopperAnchor virtualRef={anchor} />
      <DismissableLayer
        asChild
        onPointerDownOutside={stayOpen}
        onFocusOutside={stayOpen}
        onDismiss={list.hide}
      >
        <PopperContent
          dir={dir}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onPlaced={() => reveal('middle')}
          data-ui="listbox"
          // Keep focus in the control.
          onMouseDown={(event) => event.preventDefault()}
          className={cx(listboxPanel)}
        >
          <div
            {...name}
            ref={scroller}
            id={list.id}
            role="listbox"
            tabIndex={-1}
            aria-multiselectable={multiple}
            data-part="list"
            onScroll={onScroll}
            className="ui:overflow-y-auto ui:[overflow-anchor:none] ui:overscroll-contain ui:p-1 ui:empty:hidden"
          >
            <ListboxItems items={list.items} listId={list.id} isShown={isShown} renderOption={renderOption} />
          </div>
          {children}
        </PopperContent>
      </DismissableLayer>
    </Popper>,
    document.body,
  );
}

/** Keeps the option activated by keyboard in view. Returns a function that scrolls to the active option. */
function useRevealActive<Value extends string>(
  list: Listbox<Value>,
  scroller: RefObject<HTMLElement | null>,
): (where: 'nearest' | 'middle') => void {
  const isKey = list.activeBy === 'key';
  const activeId = list.activeIndex === -1 ? undefined : list.optionId(list.activeIndex);
  const reveal = (where: 'nearest' | 'middle') => {
    const option = activeId === undefined ? null : document.getElementById(activeId);
    if (scroller.current && option) scrollInto(scroller.current, option, where);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on keyboard activation, not on every render
  useLayoutEffect(() => {
    if (isKey) reveal('nearest');
  }, [isKey, activeId]);
  return reveal;
}

interface ListboxItemsProps<Value extends string> {
  items: readonly ListItem<Value>[];
  listId: string;
  /** Whether the option at an index is rendered. */
  isShown: (index: number) => boolean;
  renderOption: (option: ListOption<Value>, index: number) => ReactNode;
}

/** Options and groups of a list, without those outside the window. */
function ListboxItems<Value extends string>({
  items,
  listId,
  isShown,
  renderOption,
}: ListboxItemsProps<Value>) {
  return placeItems(items).map(({ item, first }, at) => {
    if (!isGroup(item)) return isShown(first) ? renderOption(item, first) : null;
    const shown = item.options.map((option, index) => ({ option, index: first + index }));
    const rendered = shown.filter(({ index }) => isShown(index));
    if (rendered.length === 0) return null;
    const headingId = `${listId}-g${at}`;
    return (
      // biome-ignore lint/a11y/useSemanticElements: `fieldset` is not valid inside a listbox
      <div key={item.label} role="group" aria-labelledby={headingId} data-part="group">
        <div
          id={headingId}
          role="presentation"
          data-part="heading"
          className="ui:px-2.5 ui:pt-2 ui:pb-1 ui:text-12 ui:font-medium ui:wrap-anywhere ui:text-fg-subtle"
        >
          {item.label}
        </div>
        {rendered.map(({ option, index }) => renderOption(option, index))}
      </div>
    );
  });
}

const PADDING_PX = 4;

/** Scrolls only the list: `scrollIntoView` would also scroll the page. */
function scrollInto(scroller: HTMLElement, option: HTMLElement, where: 'nearest' | 'middle'): void {
  const frame = scroller.getBoundingClientRect();
  const box = option.getBoundingClientRect();
  const above = frame.top + PADDING_PX - box.top;
  const below = box.bottom - (frame.bottom - PADDING_PX);
  if (above <= 0 && below <= 0) return;
  if (where === 'middle') scroller.scrollTop += (below - above) / 2;
  else if (above > 0) scroller.scrollTop -= above;
  else scroller.scrollTop += below;
}
