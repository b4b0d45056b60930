import { type ReactNode, useId } from 'react';

export interface TileRadiosProps<Value extends string> {
  /** Accessible name. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string; readonly picture: ReactNode }[];
  disabled?: boolean;
  className?: string;
}

/** A choice between pictures with a name. Arrow keys move the selection. */
export function TileRadios<Value extends string>(props: TileRadiosProps<Value>) {
  const { label, value, onChange, options, disabled = false, className = '' } = props;
  const name = useId();
  return (
    <div aria-label={label} className={`grid gap-2 ${className}`} role="radiogroup">
      {options.map((option) => (
        <label
          className="relative grid cursor-pointer overflow-hidden rounded-tile border border-border has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-fg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default"
          key={option.value}
        >
          <input
            checked={option.value === value}
            className="absolute inset-0 cursor-pointer opacity-0"
            disabled={disabled}
            name={name}
            onChange={() => onChange(option.value)}
            type="radio"
            value={option.value}
          />
          {option.picture}
          <span className="px-2 py-1.5 text-13 wrap-anywhere">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
