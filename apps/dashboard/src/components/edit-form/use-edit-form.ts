import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  useForm,
  useWatch,
} from 'react-hook-form';
import { contractResolver } from '#/components/edit-form/contract-resolver.ts';
import { conflictOf, countErrors, isFieldError, isSame } from '#/components/edit-form/edit-form-values.ts';
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
  const fields = Object.keys(base);
  const { control, formState, ...form } = useForm<Values, unknown, Values>({
    defaultValues: base as DefaultValues<Values>,
    resolver: contractResolver<Values, Values>({
      schema,
      toBody: (values) => values,
      fields,
      nested: true,
    }),
  });
  const draft = useWatch({ control }) as Values;
  const [theirs, setTheirs] = useState<Resource | null>(null);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  const [failedSaves, setFailedSaves] = useState(0);
  const [isSaving, setSaving] = useState(false);
  // `isSaving` renders too late to block a fast second submit.
  const isPending = useRef(false);
  /** The version that the edit began with; null before the first change. */
  const version = useRef<number | null>(null);
  const latest = useRef(base);
  const { errors, isSubmitted } = formState;
  const isDirty = !isSame(draft, base);

  function setValues(values: Partial<Values>) {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
  }

  /** Replaces the values and keeps those that changed since `before`. */
  function rebase(next: Values, before: Values, isReread: boolean) {
    const typed = form.getValues();
    form.reset(next, { keepErrors: isReread, keepIsSubmitted: isReread, keepSubmitCount: isReread });
    setValues(pick(typed, (name) => !isSame(typed[name], before[name])));
  }

  // Only the content of the resource matters: each render may derive a new object.
  const given = JSON.stringify(base);
  useEffect(() => {
    const before = latest.current;
    if (JSON.stringify(before) === given) return;
    latest.current = base;
    rebase(base, before, true);
  });

  function discard(to: Values = base) {
    version.current = null;
    setFailure(null);
    form.reset(to);
  }

  function showError(error: unknown) {
    const current = conflictOf<Resource>(error);
    if (current) return setTheirs(current);
    const { byField, hasRest } = faultsOf<Values>(error, fields, {}, true);
    if (hasRest) setFailure({ reason: error });
    for (const [name, fault] of byField) form.setError(name as FieldPath<Values>, asFieldError(fault));
    if (!hasRest) setFailedSaves((count) => count + 1);
  }

  const submit = form.handleSubmit(
    async (values) => {
      const { body } = validate(schema, values);
      if (body === null) return;
      try {
        await options.save({ settings: body, version: version.current ?? resource.version });
        version.current = null;
        rebase(latest.current, values, false);
        options.onSaved();
      } catch (error) {
        showError(error);
      }
    },
    ({ root }) => (root ? setFailure({ reason: root }) : setFailedSaves((count) => count + 1)),
  );

  async function save() {
    if (isPending.current) return;
    isPending.current = true;
    setSaving(true);
    setFailure(null);
    try {
      await submit();
    } finally {
      isPending.current = false;
      setSaving(false);
    }
  }

  return {
    base,
    draft,
    isDirty,
    isSaving,
    failure,
    /** Counts saves that failed on a field, so that the frame can focus the first invalid one. */
    failedSaves,
    theirs: theirs && valuesOf(theirs),
    /** The number of invalid fields. */
    problems: countErrors(errors),
    /** Whether the contract accepts the draft; shows no messages. */
    isValid: () => validate(schema, draft).body !== null,
    change(part: Partial<Values>) {
      if (!isDirty || version.current === null) version.current = resource.version;
      setValues(part);
      if (isSubmitted) void form.trigger();
    },
    /** The translated error of one field, by JSON pointer such as `/genres/0`. */
    errorOf(pointer: string): string | undefined {
      const error: unknown = get(errors, fieldOf(pointer));
      return isFieldError(error) ? fieldText(i18n, error) : undefined;
    },
    discard: () => discard(),
    save,
    closeConflict: () => setTheirs(null),
    /** Saves over the server's version, with the user's values of the named fields. */
    async saveOver(mine: readonly string[]) {
      if (!theirs) return;
      setValues(mergeConflict(valuesOf(theirs), draft, mine));
      version.current = theirs.version;
      setTheirs(null);
      await save();
    },
    takeTheirs() {
      if (!theirs) return;
      options.setResource(theirs);
      setTheirs(null);
      discard(valuesOf(theirs));
    },
  };
}

function pick<Values extends FieldValues>(values: Values, test: (name: string) => boolean): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => test(name))) as Partial<Values>;
}

function mergeFields<Values extends FieldValues>(
  theirs: Values,
  mine: Values,
  names: readonly string[],
): Values {
  return { ...theirs, ...pick(mine, (name) => names.includes(name)) };
}
