import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef } from 'react';
import { DialogOverlay } from '#/components/dialog/dialog-overlay.tsx';
import { cx } from '#/lib/tv.ts';
import { useReturnFocus } from '#/lib/use-return-focus.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { CommandPaletteProps } from './command-palette.types.ts';
import { CommandSearch } from './command-search.tsx';

/** Searches pages and actions: a modal search field with grouped results. */
export function CommandPalette({
  open,
  onOpenChange,
  onCloseAutoFocus,
  groups,
  onSelect,
  placeholder,
  query,
  onQueryChange,
  filter,
  loading,
  recentIds,
  notice,
  className,
  ...rest
}: CommandPaletteProps) {
  const labels = useLabelGroup('palette');
  const returnFocus = useReturnFocus(open);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (open) hasLeft.current = false;
  }, [open]);
  return (
    <Radix.Root onOpenChange={onOpenChange} open={open}>
      <Radix.Portal>
        <DialogOverlay />
        <Radix.Content
          aria-describedby={undefined}
          {...rest}
          data-ui="command-palette"
          data-ui-modal=""
          className={cx(
            'ui:fixed ui:inset-x-0 ui:top-2 ui:z-40 ui:mx-auto ui:flex ui:max-h-[calc(100dvh-1rem)] ui:w-[min(calc(100vw-1rem),40rem)] ui:flex-col ui:overflow-hidden ui:md:top-[12dvh] ui:md:max-h-[min(32rem,76dvh)]',
            'ui:rounded-dialog ui:border ui:border-float-border ui:bg-float ui:text-14 ui:text-fg ui:shadow-float ui:outline-none ui:transition-opacity ui:duration-fast ui:starting:opacity-0',
            className,
          )}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            if (!hasLeft.current) returnFocus();
          }}
        >
          <Radix.Title className="ui:sr-only" data-part="title">
            {placeholder ?? labels.search}
          </Radix.Title>
          <CommandSearch
            {...{ groups, placeholder, query, onQueryChange, filter, loading, recentIds, notice }}
            onSelect={(item) => {
              hasLeft.current = item.navigates === true;
              onOpenChange(false);
              onSelect(item);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
