import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { Button } from '#/components/button/index.ts';
import {
  Popover,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  PopoverTitle,
  PopoverTrigger,
} from '#/components/popover/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { ConfirmFailure, type RenderError } from './confirm-failure.tsx';
import { type ConfirmOptions, useConfirm } from './use-confirm.ts';

/** Props of {@link ConfirmPopover}: panel props and confirmation options. */
export interface ConfirmPopoverProps extends Omit<PopoverContentProps, 'title' | 'children'>, ConfirmOptions {
  /** The trigger button. */
  trigger: ReactElement;
  /** The title as a question: "Disconnect this listener?". */
  title: ReactNode;
  /** One line about the effect. */
  description?: ReactNode;
  /** Label of the confirm button: a verb. */
  action: ReactNode;
  /** Label of the cancel button. Default "Cancel". */
  cancel?: ReactNode;
  /** `danger` for destructive actions, `primary` otherwise. Default `danger`. */
  tone?: 'danger' | 'primary' | undefined;
  /** Renders the error when confirming fails. Default: a generic message. */
  renderError?: RenderError | undefined;
}

/** Confirms a low-impact action next to its trigger. The cancel button has initial focus; Escape cancels. */
export function ConfirmPopover({
  open,
  defaultOpen,
  onOpenChange,
  onConfirm,
  onDone,
  trigger,
  title,
  description,
  action,
  cancel,
  tone = 'danger',
  renderError,
  className,
  ...rest
}: ConfirmPopoverProps) {
  const labels = useLabelGroup('actions');
  const confirmation = useConfirm({ open, defaultOpen, onOpenChange, onConfirm, onDone });
  const cancelRef = useRef<HTMLButtonElement>(null);
  const descriptionId = useId();
  return (
    <Popover onOpenChange={confirmation.change} open={confirmation.isOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        align="end"
        aria-describedby={description === undefined ? undefined : descriptionId}
        onCloseAutoFocus={confirmation.onCloseAutoFocus}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancelRef.current?.focus();
        }}
        {...rest}
        aria-busy={confirmation.isBusy}
        className={cx('ui:w-[min(calc(100vw-1rem),18rem)]', className)}
      >
        <PopoverTitle>{title}</PopoverTitle>
        {description === undefined ? null : (
          <p
            className="ui:mt-1 ui:text-13 ui:wrap-anywhere ui:text-fg-muted"
            data-part="description"
            id={descriptionId}
          >
            {description}
          </p>
        )}
        <ConfirmFailure className="ui:mt-3" failure={confirmation.failure} renderError={renderError} />
        <div className="ui:mt-4 ui:flex ui:flex-wrap ui:justify-end ui:gap-2" data-part="answers">
          <PopoverClose asChild>
            <Button disabled={confirmation.isBusy} ref={cancelRef} size="sm" variant="ghost">
              {cancel ?? labels.cancel}
            </Button>
          </PopoverClose>
          <Button
            loading={confirmation.isBusy}
            onClick={() => void confirmation.confirm()}
            size="sm"
            variant={tone}
          >
            {action}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}
