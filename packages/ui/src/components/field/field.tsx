import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { CircleAlertIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { FieldContext } from './field.context.ts';

/** Used and allowed characters of a field. */
export interface FieldCount {
  /** Characters written so far. */
  used: number;
  /** Characters allowed. */
  max: number;
}

/** Props of {@link Field}: those of a `<div>` and the words around a control. */
export interface FieldProps extends ComponentProps<'div'> {
  /** Name of the control; always visible. */
  label: ReactNode;
  /** What to write, or what it does. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; takes the place of the hint. Empty when all is well. */
  error?: ReactNode;
  /** Shows used and allowed characters, and says when few are left. */
  count?: FieldCount | undefined;
  /** The control must be filled. */
  required?: boolean | undefined;
  /** Says beside the label that the control may stay empty. */
  optional?: boolean | undefined;
  /** Something at the end of the label's line, such as a link. */
  action?: ReactNode;
}

/** Label, hint and error around one control, which it names and describes. */
export function Field({
  label,
  hint,
  error,
  count,
  required = false,
  optional = false,
  action,
  className,
  children,
  ...rest
}: FieldProps) {
  const { optional: optionalWord } = useLabels();
  const base = useId();
  const ids = {
    control: `${base}-control`,
    label: `${base}-label`,
    message: `${base}-message`,
    count: `${base}-count`,
  };
  const invalid = hasContent(error);
  const message = invalid ? error : hint;
  const describedBy =
    [hasContent(message) && ids.message, count && ids.count].filter(Boolean).join(' ') || undefined;
  const wiring = useMemo(
    () => ({ id: `${base}-control`, labelId: `${base}-label`, describedBy, invalid, required }),
    [base, describedBy, invalid, required],
  );
  return (
    <div {...rest} data-ui="field" className={cx('ui:flex ui:min-w-0 ui:flex-col ui:gap-1.5', className)}>
      <div data-part="head" className="ui:flex ui:items-baseline ui:gap-2">
        <label
          data-part="label"
          id={ids.label}
          htmlFor={ids.control}
          className="ui:min-w-0 ui:text-14 ui:font-medium ui:wrap-anywhere ui:text-fg"
        >
          {label}
        </label>
        {optional ? (
          <span data-part="optional" className="ui:text-13 ui:text-fg-subtle">
            {optionalWord}
          </span>
        ) : null}
        {action === undefined ? null : (
          <span data-part="action" className="ui:ms-auto ui:text-13">
            {action}
          </span>
        )}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      <div data-part="foot" className="ui:flex ui:gap-3 ui:text-13 ui:empty:hidden">
        <Message id={ids.message} invalid={invalid}>
          {message}
        </Message>
        {count ? <Counter id={ids.count} {...count} /> : null}
      </div>
    </div>
  );
}

interface MessageProps {
  id: string;
  invalid: boolean;
  children: ReactNode;
}

function Message({ id, invalid, children }: MessageProps) {
  if (!hasContent(children)) return null;
  if (!invalid) {
    return (
      <p id={id} data-part="hint" className="ui:min-w-0 ui:wrap-anywhere ui:text-fg-muted">
        {children}
      </p>
    );
  }
  return (
    <p id={id} data-part="error" className="ui:flex ui:min-w-0 ui:gap-1.5 ui:text-danger-text">
      <CircleAlertIcon className="ui:mt-0.5" />
      <span className="ui:min-w-0 ui:wrap-anywhere">{children}</span>
    </p>
  );
}

/** From here on the characters that are left are said aloud. */
const FEW_LEFT = 20;

function Counter({ id, used, max }: FieldCount & { id: string }) {
  const { charactersLeft } = useLabels();
  const left = max - used;
  return (
    <span
      data-part="count"
      className={cx(
        'ui:ms-auto ui:flex-none ui:tabular-nums',
        left < 0 ? 'ui:text-danger-text' : 'ui:text-fg-subtle',
      )}
    >
      <span aria-hidden="true">{`${used} / ${max}`}</span>
      <span id={id} role="status" className="ui:sr-only">
        {left <= Math.min(FEW_LEFT, max / 2) ? charactersLeft(left) : null}
      </span>
    </span>
  );
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
