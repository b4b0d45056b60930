import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { CircleAlertIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { FieldContext } from './field.context.ts';

/** Used and allowed characters of a field. */
export interface FieldCount {
  /** Characters used. */
  used: number;
  /** Characters allowed. */
  max: number;
}

/** Props of {@link Field}. Accepts all `<div>` props. */
export interface FieldProps extends ComponentProps<'div'> {
  /** Visible label of the control. */
  label: ReactNode;
  /** Help text. */
  hint?: ReactNode;
  /** Error message: the problem and its fix. Replaces the hint. Empty when valid. */
  error?: ReactNode;
  /** Shows used and allowed characters, and announces when few are left. */
  count?: FieldCount | undefined;
  /** The control is required. */
  required?: boolean | undefined;
  /** Shows an "optional" label. */
  optional?: boolean | undefined;
  /** Content at the end of the label line, such as a link. */
  action?: ReactNode;
}

/** Label, hint and error message of one control. */
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
  const { optional: optionalLabel } = useLabels();
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
  const context = useMemo(
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
            {optionalLabel}
          </span>
        ) : null}
        {action === undefined ? null : (
          <span data-part="action" className="ui:ms-auto ui:text-13">
            {action}
          </span>
        )}
      </div>
      <FieldContext value={context}>{children}</FieldContext>
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

/** From this number on the remaining characters are announced. */
const ANNOUNCE_BELOW = 20;

function Counter({ id, used, max }: FieldCount & { id: string }) {
  const { charactersLeft } = useLabels();
  const countOf = useCount();
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
        {left <= Math.min(ANNOUNCE_BELOW, max / 2) ? charactersLeft(...countOf(left)) : null}
      </span>
    </span>
  );
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
