import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  useForm,
} from 'react-hook-form';
import { type ContractResolverOptions, contractResolver } from '#/components/form/contract-resolver.ts';
import {
  asFieldError,
  type CodeFields,
  faultsOf,
  fieldText,
  isFieldError,
  type OwnTexts,
} from '#/components/form/field-errors.ts';
import { isSame, pickValues } from '#/components/form/form-values.ts';
import { useDraftRecovery } from '#/components/form/use-draft-recovery.ts';
import { type SubmitOutcome, useSubmit } from '#/components/form/use-submit.ts';
import { validate } from '#/components/form/validate.schema.ts';

export interface FormCoreOptions<Values extends FieldValues, Body>
  extends Pick<ContractResolverOptions<Values, Body>, 'schema' | 'toBody' | 'check' | 'nested'> {
  /** The saved values. When they change, edited fields keep the user's values. */
  base: Values;
  codeFields?: CodeFields<Values> | undefined;
  /** Values that this form passes through: what is wrong with them is shown at the form, because it has no fields of them. */
  passed?: readonly string[] | undefined;
  /** Identifies the form on its page: its draft survives the end of the session. Never for a form with a password. */
  draftName?: string | undefined;
  /** The version that the edit began with. */
  draftVersion?: RefObject<number | null>;
}

/**
 * The mechanism of every form: react-hook-form validated by the contract's schema, one submit at a time, server errors
 * at their fields. It validates on submit and, after the first submit, on change: an earlier message could move the
 * submit button away from the pointer.
 */
export function useFormCore<Values extends FieldValues, Body>(options: FormCoreOptions<Values, Body>) {
  const { base, schema, toBody, check, codeFields = {}, nested = false, passed = [] } = options;
  const { i18n } = useLingui();
  const fields = Object.keys(base).filter((field) => !passed.includes(field));
  const form = useForm<Values, unknown, Values>({
    defaultValues: base as DefaultValues<Values>,
    resolver: contractResolver({ schema, toBody, check, fields, nested }),
    // `useSubmit` focuses the first invalid field on the page, whether react-hook-form or the server found it.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const { run, ...submission } = useSubmit();
  const { setValues, settle } = useRebase(form, base);
  const { isRestored, endRecovery } = useDraftRecovery({
    name: options.draftName,
    read: () => {
      const edits = form.getValues();
      return {
        edits: pickValues(edits, (name) => !isSame(edits[name], base[name])),
        version: options.draftVersion?.current ?? null,
      };
    },
    restore: ({ edits, version }) => {
      if (options.draftVersion) options.draftVersion.current = version;
      setValues(edits as Partial<Values>);
    },
  });

  function showError(error: unknown): SubmitOutcome {
    const { byField, hasRest } = faultsOf<Values>(error, fields, codeFields, nested);
    for (const [name, fault] of byField) form.setError(name as FieldPath<Values>, asFieldError(fault));
    return hasRest ? { error } : 'invalid-field';
  }

  async function validateAndSend(send: (body: Body, values: Values) => Promise<void>) {
    let outcome: SubmitOutcome = null;
    const submit = form.handleSubmit(
      async (values) => {
        const { body } = validate(schema, toBody(values));
        if (body === null) return;
        try {
          await send(body, values);
        } catch (error) {
          outcome = showError(error);
        }
      },
      ({ root }) => {
        // An error without a field is a bug in the form, but the user must still see that the submit failed.
        outcome = root ? { error: root } : 'invalid-field';
      },
    );
    await submit();
    return outcome;
  }

  return {
    ...submission,
    form,
    errors,
    /** The draft of an ended session is back in the form. */
    isRestored,
    reset(...values: Parameters<typeof form.reset>) {
      endRecovery();
      form.reset(...values);
    },
    setValues,
    settle(sent: Values, saved?: Values) {
      endRecovery();
      settle(sent, saved);
    },
    /** Validates the values and sends the body; a rejection of `send` is shown. Ignored while a submit is pending. */
    submit: (send: (body: Body, values: Values) => Promise<void>) => run(() => validateAndSend(send)),
    /** The translated error of a field such as `genres.0`. */
    errorAt(path: string, own?: OwnTexts): string | undefined {
      const error: unknown = get(errors, path);
      return isFieldError(error) ? fieldText(i18n, error, own) : undefined;
    },
  };
}

type Form<Values extends FieldValues> = ReturnType<typeof useForm<Values, unknown, Values>>;

/** Moves the form to new saved values; fields that the user edited keep the user's values. */
function useRebase<Values extends FieldValues>(form: Form<Values>, base: Values) {
  const latest = useRef(base);

  function setValues(values: Partial<Values>) {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
  }

  /** Replaces the values and keeps those that changed since `before`. */
  function rebase(next: Values, before: Values, keepErrors: boolean) {
    const current = form.getValues();
    form.reset(next, { keepErrors, keepIsSubmitted: keepErrors, keepSubmitCount: keepErrors });
    setValues(pickValues(current, (name) => !isSame(current[name], before[name])));
  }

  useEffect(() => {
    const before = latest.current;
    // Only the content matters: each render may derive a new object.
    if (isSame(before, base)) return;
    latest.current = base;
    rebase(base, before, true);
  });

  return {
    setValues,
    /** Continues from `saved`, by default the newest base, after `sent` was sent; edits made meanwhile stay. */
    settle: (sent: Values, saved = latest.current) => rebase(saved, sent, false),
  };
}
