import { toNestErrors } from '@hookform/resolvers';
import { useLingui } from '@lingui/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import {
  asFieldError,
  type CodeFields,
  type Fault,
  faultsOf,
  fieldText,
  type OwnTexts,
  sortProblems,
} from '#/components/form/field-errors.ts';
import { type BodySchema, validate } from '#/components/form/validate.schema.ts';

export interface ContractFormOptions<Values extends FieldValues, Body> {
  /** The contract's schema of what is sent; its pointers name the fields. */
  schema: BodySchema<Body>;
  /** Every field with its first value, in the order of the page: the first wrong one takes focus. */
  defaultValues: Values;
  /** What is sent, from the fields as typed; the values as they are unless given. */
  toBody?: (values: Values) => unknown;
  /** Rules that only this form has, such as a password typed twice. */
  check?: (values: Values) => Partial<Record<FieldPath<Values>, Fault>>;
  /** Fields to blame for an answer that names none. */
  codeFields?: CodeFields<Values>;
  /** A form of settings: without a change there is nothing to send, and all is saved. */
  onlyChanges?: boolean;
  /** Sends the body; its failure is shown. It may give the values that the form holds from now on. */
  save: (body: Body) => Promise<Values | undefined>;
}

/** What became of the last try, when it cannot be said beside a field. */
export interface FormFailure {
  error: unknown;
}

export interface ContractForm<Values extends FieldValues>
  extends Pick<
    UseFormReturn<Values>,
    'control' | 'getValues' | 'register' | 'reset' | 'setFocus' | 'setValue'
  > {
  /** For the `<form>`. A second press while the first is on its way does nothing. */
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void;
  /** For `Field`: what is wrong with one field, in words. */
  errorOf: (name: FieldPath<Values>, own?: OwnTexts) => string | undefined;
  failure: FormFailure | null;
  isSaving: boolean;
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** The last try was saved, and nothing was typed since. */
  isSaved: boolean;
}

/**
 * A form over a body of the contract: the same schema judges it here and on the server. It is judged when sent and, once
 * it was sent, as one types: a message that appears on the way to a button would move it from under the pointer.
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
  const isUnderWay = useRef(false);
  const fields = Object.keys(defaultValues);

  const resolver: Resolver<Values, unknown, Values> = (values, _context, resolving) => {
    const { problems } = validate(schema, toBody(values));
    const { byField, hasRest } = sortProblems(problems, fields);
    for (const [name, fault] of Object.entries<Fault | undefined>(check?.(values) ?? {}))
      if (fault && !byField.has(name)) byField.set(name, fault);
    if (byField.size === 0 && !hasRest) return { values, errors: {} };
    const errors = Object.fromEntries([...byField].map(([name, fault]) => [name, asFieldError(fault)]));
    if (byField.size === 0) errors.root = asFieldError({ code: 'type' });
    return { values: {}, errors: toNestErrors<Values>(errors, resolving) };
  };
  const form = useForm<Values, unknown, Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver,
  });
  const { isDirty, isSubmitting } = form.formState;

  // What is read anew, or was saved in another tab, shows; what was typed stays.
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

  /** The form holds what was saved, and still what was typed while the answer was on its way. */
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
    // A fault that no field can show is a mistake of the program; it must not look like a form that does nothing.
    ({ root }) => root && setFailure({ error: root }),
  );

  async function onSubmit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    // The state of the form library renders later than a second press can come.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    setWasSaved(onlyChanges && !isDirty);
    try {
      if (isDirty || !onlyChanges) await submit();
    } finally {
      isUnderWay.current = false;
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
