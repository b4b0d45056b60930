import { useLingui } from '@lingui/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { contractResolver } from '#/components/edit-form/contract-resolver.ts';
import {
  asFieldError,
  type CodeFields,
  type Fault,
  faultsOf,
  fieldText,
  type OwnTexts,
} from '#/components/form/field-errors.ts';
import { type BodySchema, validate } from '#/components/form/validate.schema.ts';

export interface ContractFormOptions<Values extends FieldValues, Body> {
  /** The contract's schema of the body; its JSON pointers name the fields. */
  schema: BodySchema<Body>;
  /** Initial values in page order: the first invalid field receives focus. */
  defaultValues: Values;
  /** Builds the body from the values; the values themselves by default. */
  toBody?: (values: Values) => unknown;
  /** Validation of this form only, such as a repeated password. */
  check?: (values: Values) => Partial<Record<FieldPath<Values>, Fault>>;
  /** The field that an error code belongs to when the response has no pointer. */
  codeFields?: CodeFields<Values>;
  /** Skips the request and reports success when nothing changed. */
  onlyChanges?: boolean;
  /** Sends the body. It may return new values for the form; a rejection is shown. */
  save: (body: Body) => Promise<Values | undefined>;
}

/** An error of the last submit that no field shows. */
export interface FormFailure {
  error: unknown;
}

export interface ContractForm<Values extends FieldValues>
  extends Pick<
    UseFormReturn<Values>,
    'control' | 'getValues' | 'register' | 'reset' | 'setFocus' | 'setValue'
  > {
  /** Submit handler for the `<form>`. Ignored while a submit is pending. */
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void;
  /** The translated error of one field, for `Field`. */
  errorOf: (name: FieldPath<Values>, own?: OwnTexts) => string | undefined;
  failure: FormFailure | null;
  isSaving: boolean;
  /** The form has unsaved changes. */
  isDirty: boolean;
  /** The last submit succeeded and nothing changed since. */
  isSaved: boolean;
}

/**
 * A form validated by the contract's schema. It validates on submit and, after the first submit, on change: an earlier
 * message could move the submit button away from the pointer.
 */
export function useContractForm<Values extends FieldValues, Body>(
  options: ContractFormOptions<Values, Body>,
): ContractForm<Values> {
  const {
    schema,
    defaultValues,
    toBody = (values) => values,
    check,
    codeFields = {},
    onlyChanges = false,
    save,
  } = options;
  const { i18n } = useLingui();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [wasSaved, setWasSaved] = useState(false);
  const isPending = useRef(false);
  const fields = Object.keys(defaultValues);

  const resolver = contractResolver({ schema, toBody, check, fields });
  const form = useForm<Values, unknown, Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver,
  });
  const { isDirty, isSubmitting } = form.formState;

  // New default values replace untouched fields and keep the edited ones.
  const given = JSON.stringify(defaultValues);
  const shown = useRef(given);
  useEffect(() => {
    if (shown.current === given) return;
    shown.current = given;
    form.reset(JSON.parse(given) as Values, { keepDirtyValues: true });
  }, [form, given]);

  function show(error: unknown) {
    const { byField, hasRest } = faultsOf<Values>(error, fields, codeFields);
    if (hasRest) setFailure({ error });
    for (const [name, fault] of byField) form.setError(name as FieldPath<Values>, asFieldError(fault));
    const first = fields.find((name) => byField.has(name));
    if (first !== undefined && !hasRest) form.setFocus(first as FieldPath<Values>);
  }

  /** Rebases the form on the saved values and keeps edits made while the request was pending. */
  function settle(sent: Values, saved: Values) {
    const typed = form.getValues();
    form.reset(saved);
    for (const name of fields as FieldPath<Values>[])
      if (typed[name] !== sent[name]) form.setValue(name, typed[name], { shouldDirty: true });
  }

  const submit = form.handleSubmit(
    async (values) => {
      const { body } = validate(schema, toBody(values));
      if (body === null) return;
      try {
        settle(values, (await save(body)) ?? values);
        setWasSaved(true);
      } catch (error) {
        show(error);
      }
    },
    // An error without a field is a bug in the form, but the user must still see that the submit failed.
    ({ root }) => root && setFailure({ error: root }),
  );

  async function onSubmit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    // `isSubmitting` renders too late to block a fast second submit.
    if (isPending.current) return;
    isPending.current = true;
    setFailure(null);
    setWasSaved(onlyChanges && !isDirty);
    try {
      if (isDirty || !onlyChanges) await submit();
    } finally {
      isPending.current = false;
    }
  }

  return {
    control: form.control,
    getValues: form.getValues,
    register: form.register,
    reset: (...values) => {
      setFailure(null);
      form.reset(...values);
    },
    setFocus: form.setFocus,
    setValue: form.setValue,
    onSubmit: (event) => void onSubmit(event),
    errorOf: (name, own) => {
      const error = form.getFieldState(name, form.formState).error;
      return error && fieldText(i18n, error, own);
    },
    failure,
    isSaving: isSubmitting,
    isDirty,
    isSaved: wasSaved && !isDirty,
  };
}
