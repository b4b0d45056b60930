import type { ReactNode } from 'react';

interface ChoiceLabelProps {
  /** Id of the control. */
  htmlFor: string;
  label: ReactNode;
  description: ReactNode;
  /** The control, aligned with the first line of the label. */
  children: ReactNode;
}

/** A checkbox or switch with its label. */
export function ChoiceLabel({ htmlFor, label, description, children }: ChoiceLabelProps) {
  return (
    <label
      htmlFor={htmlFor}
      data-part="label"
      className="ui:flex ui:w-fit ui:max-w-full ui:cursor-pointer ui:items-start ui:gap-2.5 ui:has-disabled:cursor-default ui:has-disabled:text-fg-subtle"
    >
      <span data-part="aligned" className="ui:grid ui:h-5 ui:items-center">
        {children}
      </span>
      <span data-part="text" className="ui:min-w-0 ui:text-14">
        {label}
        {description === undefined ? null : (
          <span data-part="description" className="ui:block ui:text-13 ui:text-fg-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
