import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { DialogOverlay } from '#/components/dialog/dialog-overlay.tsx';
import { Dialog, DialogClose, type DialogProps, DialogTrigger } from '#/components/dialog/index.ts';
import { useCloseFocus } from '#/components/dialog/use-close-focus.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { XIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { drawerVariants } from './drawer.variants.ts';

/** Props of {@link Drawer}: `open`, `defaultOpen`, `onOpenChange`. */
export type DrawerProps = DialogProps;

/** A dialog at one side of the page. Renders no element. */
export const Drawer = Dialog;

/** Opens the drawer; use `asChild` around a `Button`. */
export const DrawerTrigger = DialogTrigger;

/** Closes the drawer; use `asChild` around a `Button`. */
export const DrawerClose = DialogClose;

/** Props of {@link DrawerContent}. Accepts all panel props. */
export interface DrawerContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  /** Side from which it opens, relative to the text direction. Default `end`. */
  side?: 'start' | 'end' | undefined;
  /** Title and accessible name. */
  title: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Visually hides the title, as for a navigation. */
  titleHidden?: boolean | undefined;
  /** Visible content instead of a hidden title, such as the brand. */
  head?: ReactNode;
}

/** The panel, with title and close button. It traps focus like a dialog. */
export function DrawerContent(props: DrawerContentProps) {
  return (
    <Radix.Portal>
      <DialogOverlay />
      <Panel {...props} />
    </Radix.Portal>
  );
}

// A separate component, mounted only while the drawer is open.
function Panel({
  side,
  title,
  description,
  titleHidden = false,
  head,
  className,
  children,
  onCloseAutoFocus,
  ...rest
}: DrawerContentProps) {
  const labels = useLabels();
  return (
    <Radix.Content
      {...(description === undefined ? { 'aria-describedby': undefined } : null)}
      {...rest}
      data-ui="drawer"
      data-ui-modal=""
      className={drawerVariants({ side, className })}
      onCloseAutoFocus={useCloseFocus(onCloseAutoFocus)}
    >
      <div
        data-part="head"
        className={cx(
          'ui:flex ui:items-start ui:gap-4 ui:ps-5 ui:pe-3',
          titleHidden ? 'ui:pt-3' : 'ui:pt-4 ui:pb-2',
        )}
      >
        <div data-part="text" className="ui:min-w-0 ui:flex-1 ui:pt-1">
          <Radix.Title
            data-part="title"
            className={titleHidden ? 'ui:sr-only' : 'ui:text-16 ui:font-semibold ui:tracking-16'}
          >
            {title}
          </Radix.Title>
          {head}
          {description === undefined ? null : (
            <Radix.Description data-part="description" className="ui:text-13 ui:text-fg-muted">
              {description}
            </Radix.Description>
          )}
        </div>
        <Radix.Close asChild>
          <IconButton size="sm" aria-label={labels.close}>
            <XIcon />
          </IconButton>
        </Radix.Close>
      </div>
      {children}
    </Radix.Content>
  );
}

/** Props of {@link DrawerBody} and {@link DrawerFooter}. Accept all `<div>` props. */
export type DrawerSectionProps = ComponentProps<'div'>;

/** Content of the drawer; fills the remaining height. */
export function DrawerBody({ className, ...rest }: DrawerSectionProps) {
  return <div {...rest} data-ui="drawer-body" className={cx('ui:flex-1 ui:px-5 ui:py-4', className)} />;
}

/** Actions at the bottom, above a divider. */
export function DrawerFooter({ className, ...rest }: DrawerSectionProps) {
  return (
    <div
      {...rest}
      data-ui="drawer-footer"
      className={cx(
        'ui:sticky ui:bottom-0 ui:flex ui:flex-wrap ui:justify-end ui:gap-2 ui:border-t ui:border-float-border ui:bg-float ui:px-5 ui:py-4',
        className,
      )}
    />
  );
}
