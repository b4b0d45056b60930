import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, type FieldValues, get } from 'react-hook-form';
import {
  conflictOf,
  countErrors,
  isFieldError,
  pickValues,
} from '#/components/edit-form/edit-form-values.ts';
import { useDraft } from '#/components/edit-form/use-draft.ts';
import { asFieldError, faultsOf, fieldOf, fieldText } from '#/components/form/field-errors.ts';
import { type BodySchema, validate } from '#/components/form/validate.schema.ts';

export interface EditFormOptions<Values extends FieldValues, Resource extends { version: number }> {
  /** The saved resource. When it is read again, edited fields keep the user's values. */
  resource: Resource;
  /** The editable values of the resource. */
  valuesOf: (resource: Resource) => Values;
  /** The contract's schema of the body. */
  schema: BodySchema<Values>;
  /** Sends the body with the version that the edit began with. */
  save: (request: { settings: Values; version: number }) => Promise<unknown>;
  /** Stores the version from the server when the user takes it over their own. */
  setResource: (resource: Resource) => void;
  onSaved: () => void;
  /** Combines the server's values with the user's values of the named fields; by top-level field unless given. */
  mergeConflict?: (theirs: Values, mine: Values, fields: readonly string[]) => Values;
}

/**
 * An edit of a versioned resource. Like `useContractForm` it validates on submit and, after the first submit, on change.
 * A `resource.version_conflict` error becomes `theirs`; a 422 marks fields; any other error becomes `failure`.
 */
export function useEditForm<Values extends FieldValues, Resource extends { version: number }>(
  options: EditFormOptions<Values, Resource>,
) {
  const { resource, valuesOf, schema, mergeConflict = mergeFields } = options;
  const { i18n } = useLingui();
  const base = valuesOf(resource);
  const form = useDraft(base, schema);
  const { draft, isDirty, errors } = form;
  const outcome = useSaveOutcome<Values, Resource>(form);
  /** The version that the edit began with; null before the first change. */
  const version = useRef<number | null>(null);
  const { theirs } = outcome;

  const submit = form.handleSubmit(async (values) => {
    const { body } = validate(schema, values);
    if (body === null) return;
    try {
      await options.save({ settings: body, version: version.current ?? resource.version });
      version.current = null;
      form.settle(values);
      options.onSaved();
    } catch (error) {
      outcome.showError(error);
    }
  }, outcome.showInvalid);
  const save = () => outcome.run(submit);

  function discard(to = base) {
    version.current = null;
    outcome.clear();
    form.reset(to);
  }

  return {
    base,
    draft,
    isDirty,
    isSaving: outcome.isSaving,
    failure: outcome.failure,
    /** Counts saves that failed on a field, so that the card can focus the first invalid one. */
    failedSaves: outcome.failedSaves,
    theirs: theirs && valuesOf(theirs),
    /** The number of invalid fields. */
    problems: countErrors(errors),
    /** Whether the contract accepts the draft; shows no messages. */
    isValid: () => validate(schema, draft).body !== null,
    change(part: Partial<Values>) {
      if (!isDirty || version.current === null) version.current = resource.version;
      form.change(part);
    },
    /** The translated error of one field, by JSON pointer such as `/genres/0`. */
    errorOf(pointer: string): string | undefined {
      const error: unknown = get(errors, fieldOf(pointer));
      return isFieldError(error) ? fieldText(i18n, error) : undefined;
    },
    discard: () => discard(),
    save,
    closeConflict: outcome.clear,
    /** Saves over the server's version, with the user's values of the named fields. */
    async saveOver(mine: readonly string[]) {
      if (!theirs) return;
      form.setValues(mergeConflict(valuesOf(theirs), draft, mine));
      version.current = theirs.version;
      await save();
    },
    takeTheirs() {
      if (!theirs) return;
      options.setResource(theirs);
      discard(valuesOf(theirs));
    },
  };
}

/** The state of a save: pending, failed on fields, failed beside the form, or in conflict with the server. */
function useSaveOutcome<Values extends FieldValues, Resource>(
  form: Pick<ReturnType<typeof useDraft<Values>>, 'fields' | 'setError'>,
) {
  const [theirs, setTheirs] = useState<Resource | null>(null);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  const [failedSaves, setFailedSaves] = useState(0);
  const [isSaving, setSaving] = useState(false);
  // `isSaving` renders too late to block a fast second submit.
  const isPending = useRef(false);

  function clear() {
    setTheirs(null);
    setFailure(null);
  }

  return {
    theirs,
    failure,
    failedSaves,
    isSaving,
    clear,
    /** Runs one save at a time. */
    async run(submit: () => Promise<void>) {
      if (isPending.current) return;
      isPending.current = true;
      setSaving(true);
      clear();
      try {
        await submit();
      } finally {
        isPending.current = false;
        setSaving(false);
      }
    },
    showInvalid({ root }: FieldErrors<Values>) {
      if (root) setFailure({ reason: root });
      else setFailedSaves((count) => count + 1);
    },
    showError(error: unknown) {
      const current = conflictOf<Resource>(error);
      if (current) return setTheirs(current);
      const { byField, hasRest } = faultsOf<Values>(error, form.fields, {}, true);
      if (hasRest) setFailure({ reason: error });
      for (const [name, fault] of byField) form.setError(name as FieldPath<Values>, asFieldError(fault));
      if (!hasRest) setFailedSaves((count) => count + 1);
    },
  };
}

function mergeFields<Values extends FieldValues>(
  theirs: Values,
  mine: Values,
  names: readonly string[],
): Values {
  return { ...theirs, ...pickValues(mine, (name) => names.includes(name)) };
}
