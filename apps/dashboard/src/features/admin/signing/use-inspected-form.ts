import { useLingui } from '@lingui/react';
import { ApiError, type SigningFault } from '@unmuted/api';
import { type SubmitEvent, useState } from 'react';
import { asFieldError, type Fault, fieldText, sortProblems } from '#/components/form/field-errors.ts';
import { type SubmitOutcome, useSubmit } from '#/components/form/use-submit.ts';
import { fieldOfFault, signingFaultText } from '#/features/admin/signing/signing-faults.messages.ts';

/** What the server found in files. */
interface Inspection {
  readonly faults: readonly SigningFault[];
}

type Problem = Fault | SigningFault;

export interface InspectedFormOptions<Values, Found extends Inspection> {
  initial: Values;
  /** Whether there is a file that the server has to read before it can be stored. */
  needsInspection: (values: Values) => boolean;
  inspect: (values: Values) => Promise<Found>;
  /** Problems by field that can be found without the server. */
  problemsOf: (values: Values, found: Found | null) => ReadonlyMap<string, Fault>;
  /** Whether what was found can be stored. */
  isUsable: (found: Found, values: Values) => boolean;
  onInspected?: (found: Found, values: Values) => Partial<Values>;
  save: (values: Values) => Promise<void>;
  /** The fields that a change of makes the inspection obsolete. */
  inspected: readonly (keyof Values)[];
}

/**
 * A form with files that the server reads before they are stored: the first submit shows what they contain, the second one
 * stores them. A wrong password or a wrong file is an error of its field, and the other files stay chosen.
 */
export function useInspectedForm<Values extends object, Found extends Inspection>(
  options: InspectedFormOptions<Values, Found>,
) {
  const { initial, needsInspection, inspect, problemsOf, isUsable, onInspected, save, inspected } = options;
  const { i18n } = useLingui();
  const { formRef, failure, isSaving, clearFailure, run } = useSubmit();
  const [values, setValues] = useState(initial);
  const [found, setFound] = useState<Found | null>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map());
  // Files with faults are read again.
  const isInspected = !needsInspection(values) || found?.faults.length === 0;
  const canSave = isInspected && (found === null || isUsable(found, values));

  function change(part: Partial<Values>) {
    setValues((before) => ({ ...before, ...part }));
    clearFailure();
    const names = Object.keys(part);
    setProblems((before) => new Map([...before].filter(([name]) => !names.includes(name))));
    if (inspected.some((name) => name in part)) setFound(null);
  }

  async function attempt(): Promise<SubmitOutcome> {
    const wrong = problemsOf(values, isInspected ? found : null);
    setProblems(wrong);
    if (wrong.size > 0) return 'invalid-field';
    try {
      if (isInspected) {
        if (canSave) await save(values);
        return null;
      }
      const result = await inspect(values);
      setFound(result);
      const faults = new Map(result.faults.map((fault) => [fieldOfFault(fault), fault]));
      setProblems(faults);
      if (onInspected && faults.size === 0)
        setValues((before) => ({ ...before, ...onInspected(result, before) }));
      return faults.size > 0 ? 'invalid-field' : null;
    } catch (error) {
      return refused(error);
    }
  }

  function refused(error: unknown): SubmitOutcome {
    if (!(error instanceof ApiError)) return { error };
    if (error.code === 'signing.reference_taken') {
      setProblems(new Map([['reference', { code: error.code }]]));
      return 'invalid-field';
    }
    const { byField, hasRest } = sortProblems(error.problem?.errors ?? [], Object.keys(values), true);
    setProblems(byField);
    return hasRest || byField.size === 0 ? { error } : 'invalid-field';
  }

  return {
    formRef,
    failure,
    isBusy: isSaving,
    values,
    found,
    /** The next submit stores; otherwise it inspects. */
    isInspected,
    canSave,
    change,
    errorOf(field: string): string | undefined {
      const problem = problems.get(field);
      if (!problem) return undefined;
      return 'file' in problem ? signingFaultText(i18n, problem) : fieldText(i18n, asFieldError(problem));
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      formRef.current = event.currentTarget;
      void run(attempt);
    },
  };
}
