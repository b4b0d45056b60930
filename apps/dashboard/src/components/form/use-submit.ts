import { useEffect, useRef, useState } from 'react';

/** An error of the last submit that no field shows. */
export interface FormFailure {
  error: unknown;
}

/** How one submit ended: at fields, beside the form, or neither. */
export type SubmitOutcome = 'invalid-field' | FormFailure | null;

/** The state of submitting: pending, failed beside the form, or failed at fields, of which the first receives focus. */
export function useSubmit() {
  const formRef = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  // `isSaving` renders too late to block a fast second submit.
  const isPending = useRef(false);

  useEffect(() => {
    if (invalidSubmits > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [invalidSubmits]);

  /** Runs one submit at a time. */
  async function run(submit: () => Promise<SubmitOutcome>) {
    if (isPending.current) return;
    isPending.current = true;
    setSaving(true);
    setFailure(null);
    try {
      const outcome = await submit();
      if (outcome === 'invalid-field') setInvalidSubmits((count) => count + 1);
      else setFailure(outcome);
    } finally {
      isPending.current = false;
      setSaving(false);
    }
  }

  return { formRef, failure, isSaving, clearFailure: () => setFailure(null), run };
}
