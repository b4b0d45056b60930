import { type ReactNode, useId } from 'react';

export interface SettingProps {
  label: ReactNode;
  /** Explains the setting where the label is not enough. */
  hint?: ReactNode;
  /** The control; gets the id of its label. */
  children: (labelId: string) => ReactNode;
}

/** One setting: its name above its control. */
export function Setting({ label, hint, children }: SettingProps) {
  const id = useId();
  return (
    <div className="grid justify-items-stretch gap-2">
      <div>
        <p className="font-medium" id={id}>
          {label}
        </p>
        {hint !== undefined && <p className="text-13 text-fg-muted">{hint}</p>}
      </div>
      {children(id)}
    </div>
  );
}
