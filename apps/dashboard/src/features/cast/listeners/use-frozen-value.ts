import { useState } from 'react';

export interface FrozenValue<Value> {
  /** What is shown: the value as it was when it was frozen, or as it is. */
  shown: Value;
  isFrozen: boolean;
  setFrozen: (frozen: boolean) => void;
}

/** Holds a value as it is while somebody wants to read it in peace. `subject` tells whose it is: another one is not held. */
export function useFrozenValue<Value>(value: Value, subject: string): FrozenValue<Value> {
  const [held, setHeld] = useState<{ value: Value; subject: string } | null>(null);
  const isFrozen = held !== null && held.subject === subject;
  return {
    shown: isFrozen ? held.value : value,
    isFrozen,
    setFrozen: (frozen) => setHeld(frozen ? { value, subject } : null),
  };
}
