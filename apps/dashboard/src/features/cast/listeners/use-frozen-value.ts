import { useState } from 'react';

export interface FrozenValue<Value> {
  /** The frozen value, or the current one if not frozen. */
  shown: Value;
  isFrozen: boolean;
  setFrozen: (frozen: boolean) => void;
}

/** Freezes a value on request. A change of `subject` discards the frozen value. */
export function useFrozenValue<Value>(value: Value, subject: string): FrozenValue<Value> {
  const [snapshot, setSnapshot] = useState<{ value: Value; subject: string } | null>(null);
  const isFrozen = snapshot !== null && snapshot.subject === subject;
  return {
    shown: isFrozen ? snapshot.value : value,
    isFrozen,
    setFrozen: (frozen) => setSnapshot(frozen ? { value, subject } : null),
  };
}
