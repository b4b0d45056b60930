import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, useRef } from 'react';
import { cx } from '#/lib/tv.ts';
import { dialogVariants } from './dialog.variants.ts';
import { DialogOverlay } from './dialog-overlay.tsx';
import { TriggerContext, useCloseFocus, useTriggerMark } from './use-close-focus.ts';

/** Props of {@link Dialog}: `open`, `defaultOpen`, `onOpenChange`. */
export type DialogProps = Omit<ComponentProps<typeof Radix.Root>, 'modal'>;

/** A modal dialog. Renders no element. */
export function Dialog(props: DialogProps) {
  const hasTrigger = useRef(false);
  return (
    <TriggerContext value={hasTrigger}>
      <Radix.Root {...props} />
    </TriggerContext>
  );
}

/** Props of {@link DialogTrigger}. Accepts all `<button>` props and `asChild`. */
export type DialogTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** Opens the dialog; use `asChild` around a `Button`. */
export function DialogTrigger(props: DialogTriggerProps) {
  useTriggerMark();
  return <Radix.Trigger data-ui="dialog-trigger" {...props} />;
}

/** Props of {@link DialogClose}. Accepts all `<button>` props and `asChild`. */
export type DialogCloseProps = ComponentProps<typeof Radix.Close>;

/** Closes the dialog; use `asChild` around a `Button`. */
export function DialogClose(props: DialogCloseProps) {
  return <Radix.Close data-ui="dialog-close" {...props} />;
}

/** Props of {@link DialogContent}. Accepts all panel props. */
export interface DialogContentProps extends ComponentProps<typeof Radix.Content> {
  /** Maximum width: 384, 480 or 720 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * The panel. It traps focus until closed by Escape, an outside click or a `DialogClose`, then restores it: to the trigger, or
 * without one to the element that had it, which for a dialog opened from a menu is the menu's button.
 */
export function DialogContent(props: DialogContentProps) {
  return (
    <Radix.Portal>
      <DialogOverlay />
      <Panel {...props} />
    </Radix.Portal>
  );
}

// A separate component, mounted only while the dialog is open.
function Panel({ size, className, onCloseAutoFocus, ...rest }: DialogContentProps) {
  return (
    <Radix.Content
      {...rest}
      data-ui="dialog"
      data-ui-modal=""
      className={dialogVariants({ size, className })}
      onCloseAutoFocus={useCloseFocus(onCloseAutoFocus)}
    />
  );
}

/** Props of {@link DialogTitle}. Accepts all `<h2>` props. */
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

/** Props of {@link DialogDescription}. Accepts all `<p>` props. */
export type DialogDescriptionProps = ComponentProps<typeof Radix.Description>;

/** Describes the effect. A dialog without one passes `aria-describedby={undefined}` to its content. */
export function DialogDescription({ className, ...rest }: DialogDescriptionProps) {
  return (
    <Radix.Description
      {...rest}
      data-ui="dialog-description"
      className={cx('ui:mt-2 ui:text-fg-muted', className)}
    />
  );
}

/** Props of {@link DialogBody} and {@link DialogFooter}. Accept all `<div>` props. */
export type DialogSectionProps = ComponentProps<'div'>;

/** Content between description and actions. */
export function DialogBody({ className, ...rest }: DialogSectionProps) {
  return <div {...rest} data-ui="dialog-body" className={cx('ui:mt-5', className)} />;
}

/** The actions, with the confirming one last. */
export function DialogFooter({ className, ...rest }: DialogSectionProps) {
  return (
    <div
      {...rest}
      data-ui="dialog-footer"
      className={cx('ui:mt-6 ui:flex ui:flex-wrap ui:justify-end ui:gap-2', className)}
    />
  );
}
