import { type RefObject, type SubmitEvent, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { OwnTexts } from '#/components/form/field-errors.ts';
import { type FormCoreOptions, useFormCore } from '#/components/form/use-form-core.ts';
import type { FormFailure } from '#/components/form/use-submit.ts';

export interface ContractFormOptions<Values extends FieldValues, Body>
  extends Pick<FormCoreOptions<Values, Body>, 'schema' | 'check' | 'codeFields' | 'draftName' | 'nested'> {
  /** Initial values. When they change, edited fields keep the user's values. */
  defaultValues: Values;
  /** Builds the body from the values; the values themselves by default. */
  toBody?: (values: Values) => unknown;
  /** Skips the request and reports success when nothing changed. */
  onlyChanges?: boolean;
  /** Sends the body. It may return new values for the form; a rejection is shown. */
  save: (body: Body) => Promise<Values | undefined>;
}

export interface ContractForm<Values extends FieldValues>
  extends Pick<
    UseFormReturn<Values>,
    'control' | 'getValues' | 'register' | 'reset' | 'setFocus' | 'setValue'
  > {
  /** For the `<form>` in `SaveForm`; other forms set it on submit. */
  formRef: RefObject<HTMLFormElement | null>;
  /** Submit handler for the `<form>`. Ignored while a submit is pending. */
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void;
  /** The translated error of one field, for `Field`. */
  errorOf: (name: FieldPath<Values>, own?: OwnTexts) => string | undefined;
  failure: FormFailure | null;
  isSaving: boolean;
  /** The form has unsaved changes. */
  isDirty: boolean;
  /** The draft of an ended session is back in the form. */
  isRestored: boolean;
  /** The last submit succeeded and nothing changed since. */
  isSaved: boolean;
}

/** A form of registered fields without a version, such as sign-up, a password change or a dialog. */
export function useContractForm<Values extends FieldValues, Body>({
  defaultValues: base,
  toBody = (values) => values,
  onlyChanges = false,
  save,
  ...options
}: ContractFormOptions<Values, Body>): ContractForm<Values> {
  const { form, submit, clearFailure, ...core } = useFormCore<Values, Body>({ ...options, base, toBody });
  const [wasSaved, setWasSaved] = useState(false);
  const { isDirty } = form.formState;

  function onSubmit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    if (event) core.formRef.current = event.currentTarget;
    if (core.isSaving) return;
    setWasSaved(onlyChanges && !isDirty);
    if (onlyChanges && !isDirty) return clearFailure();
    void submit(async (body, values) => {
      core.settle(values, (await save(body)) ?? values);
      setWasSaved(true);
    });
  }

  return {
    control: form.control,
    formRef: core.formRef,
    getValues: form.getValues,
    register: form.register,
    reset: (...values) => {
      clearFailure();
      core.reset(...values);
    },
    setFocus: form.setFocus,
    setValue: form.setValue,
    onSubmit,
    errorOf: core.errorAt,
    failure: core.failure,
    isSaving: core.isSaving,
    isDirty,
    isRestored: core.isRestored && isDirty,
    isSaved: wasSaved && !isDirty,
  };
}
