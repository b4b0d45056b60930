import { useCallback, useState } from 'react';

interface ControllableState<T> {
  /** The value given by the caller; `undefined` leaves the state to the component. */
  value: T | undefined;
  /** The first value of an uncontrolled component. */
  defaultValue: T;
  /** Called with each new value. */
  onChange: ((value: T) => void) | undefined;
}

/** State that belongs to the caller when `value` is given, and to the component when not. */
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
