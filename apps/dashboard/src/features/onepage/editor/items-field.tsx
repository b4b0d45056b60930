import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { IconButton } from '@unmuted/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from '@unmuted/ui/icons';
import { type ReactNode, useRef } from 'react';
import { useEditor } from '#/features/onepage/editor/editor-context.ts';

export interface ItemsFieldProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** The name of an item in the names of its buttons; they are numbered from 1. */
  nameOf: (item: Item, number: number) => string;
  children: (item: Item, index: number, change: (part: Partial<Item>) => void) => ReactNode;
  /** Shown while there are none. */
  empty: ReactNode;
  /** The button that adds an item, with its label; undefined if another part of the form adds them. */
  add?: { readonly label: ReactNode; readonly make: () => Item };
}

/** Items of a section: each can be changed, moved and removed. */
export function ItemsField<Item>(props: ItemsFieldProps<Item>) {
  const { label, items, onChange, nameOf, children, empty, add } = props;
  const { t } = useLingui();
  const { canEdit } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const most = limits.siteItems;
  const isFull = items.length >= most;
  const swap = (from: number, to: number) => {
    const moved = items[from];
    if (moved !== undefined) onChange(items.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <>
      {items.length === 0 && <p className="text-14 text-fg-muted">{empty}</p>}
      <ul aria-label={label} className="grid gap-3 empty:hidden" ref={list}>
        {items.map((item, index) => {
          const name = nameOf(item, index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity besides their place
            <li className="grid gap-3 rounded-tile border border-border p-3" key={index}>
              {children(item, index, (part) => onChange(items.with(index, { ...item, ...part })))}
              {canEdit && (
                <div className="flex justify-end gap-1">
                  <IconButton
                    aria-label={t`Move up: ${name}`}
                    disabled={index === 0}
                    onClick={() => swap(index, index - 1)}
                    size="sm"
                  >
                    <ArrowUpIcon />
                  </IconButton>
                  <IconButton
                    aria-label={t`Move down: ${name}`}
                    disabled={index === items.length - 1}
                    onClick={() => swap(index, index + 1)}
                    size="sm"
                  >
                    <ArrowDownIcon />
                  </IconButton>
                  <IconButton
                    aria-label={t`Remove: ${name}`}
                    onClick={() => {
                      onChange(items.toSpliced(index, 1));
                      list.current?.parentElement?.querySelector<HTMLElement>('[data-part=add]')?.focus();
                    }}
                    size="sm"
                  >
                    <Trash2Icon />
                  </IconButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {canEdit && add && (
        <Button
          className="justify-self-start"
          data-part="add"
          disabled={isFull}
          onClick={() => onChange([...items, add.make()])}
          size="sm"
        >
          <PlusIcon />
          {add.label}
        </Button>
      )}
      {isFull && (
        <p className="text-13 text-fg-muted">
          <Trans>A section has up to {most} entries.</Trans>
        </p>
      )}
    </>
  );
}
