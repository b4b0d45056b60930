import * as Radix from '@radix-ui/react-popover';
import { type ComponentProps, useContext, useId } from 'react';
import { cx } from '#/lib/tv.ts';
import { PopoverTitleContext } from './popover.context.ts';

/** Props of {@link Popover}: `open`, `defaultOpen`, `onOpenChange`. */
export type PopoverProps = Omit<ComponentProps<typeof Radix.Root>, 'modal'>;

/**
 * A non-modal panel next to its trigger: a filter, a few fields, a confirmation. Renders no element. The page stays
 * interactive and scrollable. For actions use a `DropdownMenu`, for text alone a `Tooltip`.
 */
export function Popover(props: PopoverProps) {
  const titleId = useId();
  return (
    <PopoverTitleContext value={titleId}>
      <Radix.Root {...props} modal={false} />
    </PopoverTitleContext>
  );
}

/** Props of {@link PopoverTrigger}. Accepts all `<button>` props and `asChild`. */
export type PopoverTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** Opens the popover; use `asChild` around a `Button`. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <Radix.Trigger data-ui="popover-trigger" {...props} />;
}

/** Props of {@link PopoverAnchor}. Accepts all `<div>` props and `asChild`. */
export type PopoverAnchorProps = ComponentProps<typeof Radix.Anchor>;

/** Anchor of the panel, when it is not the trigger. */
export function PopoverAnchor(props: PopoverAnchorProps) {
  return <Radix.Anchor data-ui="popover-anchor" {...props} />;
}

/** Props of {@link PopoverClose}. Accepts all `<button>` props and `asChild`. */
export type PopoverCloseProps = ComponentProps<typeof Radix.Close>;

/** Closes the popover; use `asChild` around a `Button`. */
export function PopoverClose(props: PopoverCloseProps) {
  return <Radix.Close data-ui="popover-close" {...props} />;
}

/** Props of {@link PopoverContent}, such as `align` and `side`; named by a `PopoverTitle` or `aria-label`. */
export type PopoverContentProps = ComponentProps<typeof Radix.Content>;

/** The panel. It takes focus; Escape, an outside click or a `PopoverClose` closes it and restores focus. */
export function PopoverContent({ className, ...rest }: PopoverContentProps) {
  const titleId = useContext(PopoverTitleContext);
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        aria-labelledby={rest['aria-label'] === undefined ? titleId : undefined}
        {...rest}
        data-ui="popover"
        className={cx(
          'ui:z-50 ui:max-h-(--radix-popover-content-available-height) ui:w-[min(calc(100vw-1rem),20rem)] ui:overflow-y-auto ui:overscroll-contain',
          'ui:rounded-card ui:border ui:border-float-border ui:bg-float ui:p-4 ui:text-14 ui:text-fg ui:shadow-float ui:outline-none ui:transition-opacity ui:starting:opacity-0',
          className,
        )}
      />
    </Radix.Portal>
  );
}

/** Props of {@link PopoverTitle}. Accepts all `<h2>` props. */
export type PopoverTitleProps = ComponentProps<'h2'>;

/** Names the panel. */
export function PopoverTitle({ className, ...rest }: PopoverTitleProps) {
  const titleId = useContext(PopoverTitleContext);
  return (
    <h2
      id={titleId}
      {...rest}
      data-ui="popover-title"
      className={cx('ui:text-14 ui:font-semibold ui:wrap-anywhere', className)}
    />
  );
}
