import { type ReactNode, useId } from 'react';
import { ChoiceLabel } from '#/components/checkbox/choice-label.tsx';
import { cx } from '#/lib/tv.ts';
import { RadioCircle, type RadioCircleProps } from './radio-circle.tsx';

/** Props of {@link Radio}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface RadioProps extends RadioCircleProps {
  /** Label, which also selects the option. */
  label: ReactNode;
  /** Consequence of the option, on a second line. */
  description?: ReactNode;
}

/** An option of a `RadioGroup`. */
export function Radio({ label, description, ...rest }: RadioProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <ChoiceLabel htmlFor={id} label={label} description={description}>
      <RadioCircle {...rest} id={id} data-ui="radio" />
    </ChoiceLabel>
  );
}

/** Props of {@link RadioCard}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface RadioCardProps extends RadioProps {
  /** An icon before the label. */
  icon?: ReactNode;
  /** Content at the end, such as a price or why the option is disabled. */
  note?: ReactNode;
}

/** An option of a `RadioGroup` as a clickable card, for options with consequences to explain. */
export function RadioCard({ label, description, icon, note, ...rest }: RadioCardProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <label
      htmlFor={id}
      data-part="card"
      className={cx(
        'ui:relative ui:flex ui:min-w-0 ui:cursor-pointer ui:items-start ui:gap-3 ui:rounded-tile ui:border ui:border-border-strong ui:bg-field ui:p-4 ui:hover:border-fg-subtle',
        'ui:has-checked:border-control-on ui:has-checked:inset-ring ui:has-checked:inset-ring-control-on',
        'ui:has-focus-visible:outline-2 ui:has-focus-visible:outline-offset-2 ui:has-focus-visible:outline-focus',
        'ui:has-disabled:cursor-default ui:has-disabled:border-border ui:has-disabled:bg-transparent ui:has-disabled:text-fg-subtle',
        'ui:group-aria-invalid/radios:border-danger-text',
      )}
    >
      <span data-part="aligned" className="ui:grid ui:h-5 ui:items-center">
        <RadioCircle
          {...rest}
          id={id}
          data-ui="radio-card"
          className={cx('ui:outline-none', rest.className)}
        />
      </span>
      {icon === undefined ? null : (
        <span data-part="icon" className="ui:grid ui:h-5 ui:flex-none ui:items-center ui:text-fg-muted">
          {icon}
        </span>
      )}
      <span data-part="text" className="ui:min-w-0 ui:flex-1 ui:text-14 ui:break-words">
        <span data-part="head" className="ui:flex ui:flex-wrap ui:justify-between ui:gap-x-3">
          <span data-part="text" className="ui:max-w-full ui:min-w-0 ui:font-medium">
            {label}
          </span>
          {note === undefined ? null : (
            <span data-part="note" className="ui:text-12 ui:leading-5 ui:text-fg-subtle">
              {note}
            </span>
          )}
        </span>
        {description === undefined ? null : (
          <span data-part="description" className="ui:mt-0.5 ui:block ui:text-13 ui:text-fg-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
