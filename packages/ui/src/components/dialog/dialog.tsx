import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { cx } from '#/lib/tv.ts';
import { dialogVariants } from './dialog.variants.ts';
import { DialogOverlay } from './dialog-overlay.tsx';

/** Props of {@link Dialog}: `open`, `defaultOpen`, `onOpenChange`. */
export type DialogProps = Omit<ComponentProps<typeof Radix.Root>, 'modal'>;

/** Asks or shows one thing over the page, which waits. Renders no element. */
export function Dialog(props: DialogProps) {
  return <Radix.Root {...props} />;
}

/** Props of {@link DialogTrigger}: those of a `<button>`, and `asChild`. */
export type DialogTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** Opens the dialog; with `asChild` around one of our buttons. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <Radix.Trigger data-ui="dialog-trigger" {...props} />;
}

/** Props of {@link DialogClose}: those of a `<button>`, and `asChild`. */
export type DialogCloseProps = ComponentProps<typeof Radix.Close>;

/** Closes the dialog; with `asChild` around one of our buttons. */
export function DialogClose(props: DialogCloseProps) {
  return <Radix.Close data-ui="dialog-close" {...props} />;
}

/** Props of {@link DialogContent}: those of the panel. */
export interface DialogContentProps extends ComponentProps<typeof Radix.Content> {
  /** Width: 384, 480 or 720 px at most. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The panel. It holds focus until closed by Escape, a press outside or a `DialogClose`, then gives it back. */
export function DialogContent({ size, className, ...rest }: DialogContentProps) {
  return (
    <Radix.Portal>
      <DialogOverlay />
      <Radix.Content
        {...rest}
        data-ui="dialog"
        data-ui-modal=""
        className={dialogVariants({ size, className })}
      />
    </Radix.Portal>
  );
}

/** Props of {@link DialogTitle}: those of an `<h2>`. */
export type DialogTitleProps = ComponentProps<typeof Radix.Title>;

/** Names the dialog; required. */
export function DialogTitle({ className, ...rest }: DialogTitleProps) {
  return (
    <Radix.Title
      {...rest}
      data-ui="dialog-title"
      className={cx('ui:text-16 ui:font-semibold ui:tracking-16', className)}
    />
  );
}

/** Props of {@link DialogDescription}: those of a `<p>`. */
export type DialogDescriptionProps = ComponentProps<typeof Radix.Description>;

/** Says what will happen. A dialog without one passes `aria-describedby={undefined}` to its content. */
export function DialogDescription({ className, ...rest }: DialogDescriptionProps) {
  return (
    <Radix.Description
      {...rest}
      data-ui="dialog-description"
      className={cx('ui:mt-2 ui:text-fg-muted', className)}
    />
  );
}

/** Props of {@link DialogBody} and {@link DialogFooter}: those of a `<div>`. */
export type DialogSectionProps = ComponentProps<'div'>;

/** What lies between description and actions. */
export function DialogBody({ className, ...rest }: DialogSectionProps) {
  return <div {...rest} data-ui="dialog-body" className={cx('ui:mt-5', className)} />;
}

/** The actions, the one that goes ahead last. */
export function DialogFooter({ className, ...rest }: DialogSectionProps) {
  return (
    <div
      {...rest}
      data-ui="dialog-footer"
      className={cx('ui:mt-6 ui:flex ui:flex-wrap ui:justify-end ui:gap-2', className)}
    />
  );
}
