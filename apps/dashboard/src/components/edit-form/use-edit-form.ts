import { type RefObject, useRef, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { conflictOf, mergeFields } from '#/components/edit-form/conflict.ts';
import { countErrors, fieldOf, type OwnTexts } from '#/components/form/field-errors.ts';
import { isSame } from '#/components/form/form-values.ts';
import { type FormCoreOptions, useFormCore } from '#/components/form/use-form-core.ts';
import { validate } from '#/components/form/validate.schema.ts';

/** A valid change of a versioned resource. */
export interface SaveRequest<Body, Confirmation> {
  settings: Body;
  /** The version that the edit began with. */
  version: number;
  /** The answer of the user, if the save was confirmed. */
  confirmation?: Confirmation;
}

export interface EditFormOptions<
  Values extends FieldValues,
  Resource extends { version: number },
  Body = Values,
  Confirmation = never,
> extends Pick<FormCoreOptions<Values, Body>, 'schema' | 'check' | 'passed'> {
  /** Identifies the form on its page; undefined for a form with a secret, whose draft must not outlive the session. */
  name: string | undefined;
  /** The saved resource. When it is read again, edited fields keep the user's values. */
  resource: Resource;
  /** The editable values of the resource. */
  valuesOf: (resource: Resource) => Values;
  /** Builds the body from the values; the values themselves by default. Drafts with equal bodies are equal. */
  toBody?: (values: Values) => unknown;
  /** Runs before a save with a valid body. Return false to wait for the user and `save(confirmation)`. */
  confirm?: (body: Body) => boolean | Promise<boolean>;
  save: (request: SaveRequest<Body, Confirmation>) => Promise<unknown>;
  /** The server's resource in a version conflict, if the response is not the resource itself. */
  conflictOf?: (error: unknown) => Resource | null;
  /** Stores the version from the server when the user takes it over their own. */
  setResource: (resource: Resource) => void;
  onSaved: () => void;
  /** Combines the server's values with the user's values of the named fields; by top-level field unless given. */
  mergeConflict?: (theirs: Values, mine: Values, fields: readonly string[]) => Values;
}

/**
 * An edit of a versioned resource: the core of every form with a draft, the version that the edit began with, and the
 * resolution of version conflicts.
 */
export function useEditForm<
  Values extends FieldValues,
  Resource extends { version: number },
  Body = Values,
  Confirmation = never,
>(options: EditFormOptions<Values, Resource, Body, Confirmation>) {
  const { resource, valuesOf, schema, check, toBody = (values) => values } = options;
  const base = valuesOf(resource);
  /** The version that the edit began with; null before the first change. */
  const version = useRef<number | null>(null);
  const core = useFormCore<Values, Body>({
    base,
    schema,
    check,
    toBody,
    nested: true,
    passed: options.passed,
    draftName: options.name,
    draftVersion: version,
  });
  const { form, clearFailure } = core;
  const { isSubmitted } = form.formState;
  const draft = useWatch({ control: form.control }) as Values;
  const isDirty = !isSame(toBody(draft), toBody(base));
  const { theirs, setTheirs, save } = useVersionedSave(core, version, options);

  function closeConflict() {
    setTheirs(null);
    clearFailure();
  }

  function discard(to = base) {
    version.current = null;
    closeConflict();
    core.reset(to);
  }

  return {
    formRef: core.formRef,
    base,
    draft,
    isDirty,
    /** The draft of an ended session is back in the form. */
    isRestored: core.isRestored && isDirty,
    isSaving: core.isSaving,
    failure: core.failure,
    theirs: theirs && valuesOf(theirs),
    /** The number of invalid fields. */
    problems: countErrors(core.errors),
    /** Whether the contract accepts the draft; shows no messages. */
    isValid: () => validate(schema, toBody(draft)).body !== null,
    /** Sets values by the user. Skip validation for a part that the user still has to fill in. */
    change(part: Partial<Values>, { skipValidation = false } = {}) {
      if (!isDirty || version.current === null) version.current = resource.version;
      core.setValues(part);
      if (isSubmitted && !skipValidation) void form.trigger();
    },
    /** The translated error of one field, by JSON pointer such as `/genres/0`. */
    errorOf: (pointer: string, own?: OwnTexts) => core.errorAt(fieldOf(pointer), own),
    discard: () => discard(),
    save,
    closeConflict,
    /** Saves over the server's version, with the user's values of the named fields. */
    async saveOver(mine: readonly string[]) {
      if (!theirs) return;
      core.setValues((options.mergeConflict ?? mergeFields)(valuesOf(theirs), draft, mine));
      version.current = theirs.version;
      closeConflict();
      await save();
    },
    takeTheirs() {
      if (!theirs) return;
      options.setResource(theirs);
      discard(valuesOf(theirs));
    },
  };
}

/** Saves with the version that the edit began with, after a confirmation if needed; a conflict becomes `theirs`. */
function useVersionedSave<
  Values extends FieldValues,
  Resource extends { version: number },
  Body,
  Confirmation,
>(
  core: Pick<ReturnType<typeof useFormCore<Values, Body>>, 'submit' | 'settle'>,
  version: RefObject<number | null>,
  options: EditFormOptions<Values, Resource, Body, Confirmation>,
) {
  const [theirs, setTheirs] = useState<Resource | null>(null);

  /** Returns whether the resource was saved. With a confirmation, it is not asked for again. */
  async function save(confirmation?: Confirmation): Promise<boolean> {
    let isSaved = false;
    await core.submit(async (body, values) => {
      const isConfirmed = confirmation !== undefined || (await (options.confirm?.(body) ?? true));
      if (!isConfirmed) return;
      const request = { settings: body, version: version.current ?? options.resource.version };
      try {
        await options.save(confirmation === undefined ? request : { ...request, confirmation });
      } catch (error) {
        const current = (options.conflictOf ?? conflictOf<Resource>)(error);
        if (!current) throw error;
        setTheirs(current);
        return;
      }
      isSaved = true;
      version.current = null;
      core.settle(values);
      options.onSaved();
    });
    return isSaved;
  }

  return { theirs, setTheirs, save };
}
