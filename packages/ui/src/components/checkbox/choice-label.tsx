import type { ReactNode } from 'react';
import { CircleAlertIcon } from '#/components/icons/index.ts';

interface ChoiceLabelProps {
  /** Id of the control. */
  htmlFor: string;
  label: ReactNode;
  description: ReactNode;
  /** Error of the control, with the id that describes it. */
  error?: { readonly id: string; readonly text: ReactNode } | undefined;
  /** The control, aligned with the first line of the label. */
  children: ReactNode;
}

/** A checkbox or switch with its label. */
export function ChoiceLabel({ htmlFor, label, description, error, children }: ChoiceLabelProps) {
  const choice = (
    <label
      htmlFor={htmlFor}
      data-part="label"
      className="ui:flex ui:w-fit ui:max-w-full ui:cursor-pointer ui:items-start ui:gap-2.5 ui:coarse:py-3 ui:has-disabled:cursor-default ui:has-disabled:text-fg-subtle"
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
  if (error === undefined) return choice;
  // Outside of the label: it describes the control and is no part of its name.
  return (
    <div data-part="choice" className="ui:grid ui:max-w-full ui:gap-1">
      {choice}
      <p data-part="error" id={error.id} className="ui:flex ui:gap-1.5 ui:text-13 ui:text-danger-text">
        <CircleAlertIcon className="ui:mt-0.5" />
        <span className="ui:min-w-0 ui:wrap-anywhere">{error.text}</span>
      </p>
    </div>
  );
}
