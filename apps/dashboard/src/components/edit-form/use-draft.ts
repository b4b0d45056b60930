import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useForm,
  useWatch,
} from 'react-hook-form';
import { contractResolver } from '#/components/edit-form/contract-resolver.ts';
import { isSame, pickValues } from '#/components/edit-form/edit-form-values.ts';
import type { BodySchema } from '#/components/form/validate.schema.ts';

/** The draft of a resource in react-hook-form. When `base` changes, edited fields keep the user's values. */
export function useDraft<Values extends FieldValues>(base: Values, schema: BodySchema<Values>) {
  const fields = Object.keys(base);
  const { control, formState, ...form } = useForm<Values, unknown, Values>({
    defaultValues: base as DefaultValues<Values>,
    resolver: contractResolver<Values, Values>({ schema, toBody: (values) => values, fields, nested: true }),
  });
  const draft = useWatch({ control }) as Values;
  const latest = useRef(base);
  const { errors, isSubmitted } = formState;

  function setValues(values: Partial<Values>) {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
  }

  /** Replaces the values and keeps those that changed since `before`. */
  function rebase(next: Values, before: Values, keepErrors: boolean) {
    const typed = form.getValues();
    form.reset(next, { keepErrors, keepIsSubmitted: keepErrors, keepSubmitCount: keepErrors });
    setValues(pickValues(typed, (name) => !isSame(typed[name], before[name])));
  }

  useEffect(() => {
    const before = latest.current;
    // Only the content matters: each render may derive a new object.
    if (isSame(before, base)) return;
    latest.current = base;
    rebase(base, before, true);
  });

  return {
    draft,
    fields,
    errors,
    isDirty: !isSame(draft, base),
    handleSubmit: form.handleSubmit,
    reset: form.reset,
    setError: form.setError,
    setValues,
    /** Sets values by the user. Validates only after the first submit. */
    change(values: Partial<Values>) {
      setValues(values);
      if (isSubmitted) void form.trigger();
    },
    /** Continues from the newest base after `saved` was sent; edits made meanwhile stay. */
    settle: (saved: Values) => rebase(latest.current, saved, false),
  };
}
