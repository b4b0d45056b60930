import { useCallback, useState } from 'react';

interface ControllableState<T> {
  /** The controlled value; `undefined` when uncontrolled. */
  value: T | undefined;
  /** The initial value when uncontrolled. */
  defaultValue: T;
  /** Called with each new value. */
  onChange: ((value: T) => void) | undefined;
}

/** State that is controlled when `value` is set, else uncontrolled. */
export function useControllableState<T>({ value, defaultValue, onChange }: ControllableState<T>) {
  const [own, setOwn] = useState(defaultValue);
  const isControlled = value !== undefined;
  const set = useCallback(
    (next: T) => {
      if (!isControlled) setOwn(next);
      onChange?.(next);
    },
    [isControlled, onChange],
  );
  return [isControlled ? value : own, set] as const;
}
