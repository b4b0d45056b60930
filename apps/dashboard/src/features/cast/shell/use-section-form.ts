import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type FieldProblem } from '@unmuted/api';
import { useState } from 'react';
import type { ValidationResult } from '#/components/form/validate.schema.ts';
import type { SectionSave } from '#/data/cast-settings/cast-settings.queries.ts';
import { validationText } from '#/i18n/validation.messages.ts';

interface Options<Settings extends object, Kept extends { version: number }> {
  kept: Kept;
  /** Where what is kept stands by itself; `keep` puts it elsewhere. */
  queryKey?: readonly unknown[];
  keep?: (kept: Kept) => void;
  /** The settings alone, of what is kept. */
  settingsOf: (kept: Kept) => Settings;
  validate: (draft: Settings) => ValidationResult<Settings>;
  send: (save: SectionSave<Settings>) => Promise<unknown>;
  onSaved: () => void;
}

/** One section of the settings while it is edited: its draft, what is wrong with it, and the way to save it. */
export function useSectionForm<Settings extends object, Kept extends { version: number }>({
  kept,
  queryKey,
  keep,
  settingsOf,
  validate,
  send,
  onSaved,
}: Options<Settings, Kept>) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [edit, setEdit] = useState<SectionSave<Settings> | null>(null);
  const [theirs, setTheirs] = useState<Kept | null>(null);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const [isSaving, setSaving] = useState(false);
  // What is not complete yet is no mistake before somebody wants to save it.
  const [wasTried, setTried] = useState(false);
  const base = settingsOf(kept);
  const draft = edit?.settings ?? base;
  const problems = [...(wasTried ? validate(draft).problems : []), ...refused];
  const isChanged = edit !== null && JSON.stringify(draft) !== JSON.stringify(base);

  function forget() {
    setEdit(null);
    setFailure(null);
    setRefused([]);
    setTried(false);
  }

  async function save(settings = draft, version = edit?.version ?? kept.version) {
    setTried(true);
    const { body } = validate(settings);
    if (body === null || isSaving) return;
    setSaving(true);
    setFailure(null);
    setRefused([]);
    try {
      await send({ settings: body, version });
      forget();
      onSaved();
    } catch (reason) {
      const current = currentOf<Kept>(reason);
      const errors = (reason instanceof ApiError && reason.problem?.errors) || [];
      if (current) setTheirs(current);
      else if (errors.length) setRefused(errors);
      else setFailure({ reason });
    }
    setSaving(false);
  }

  return {
    base,
    draft,
    isChanged,
    isSaving,
    failure,
    theirs: theirs && settingsOf(theirs),
    problems: problems.length,
    /** Has every mistake been found? Else a save has to look first. */
    isWrong: () => {
      setTried(true);
      return validate(draft).body === null;
    },
    change(part: Partial<Settings>) {
      setRefused([]);
      setEdit({ settings: { ...draft, ...part }, version: edit?.version ?? kept.version });
    },
    /** What is wrong with a field, by its JSON pointer. */
    errorOf(pointer: string): string | undefined {
      const problem = problems.find((each) => each.pointer === pointer);
      return problem && validationText(i18n, problem);
    },
    forget,
    save: () => save(),
    closeTheirs: () => setTheirs(null),
    /** Of each field theirs or mine, and saved over what they saved. */
    async saveOver(mixed: Settings) {
      if (!theirs) return;
      setEdit({ settings: mixed, version: theirs.version });
      setTheirs(null);
      await save(mixed, theirs.version);
    },
    takeTheirs() {
      if (theirs && keep) keep(theirs);
      else if (theirs && queryKey) client.setQueryData(queryKey, theirs);
      setTheirs(null);
      forget();
    },
  };
}

/** What is kept, of a save that began with another version. */
function currentOf<Kept>(reason: unknown): Kept | null {
  if (!(reason instanceof ApiError) || reason.code !== 'resource.version_conflict') return null;
  const current = reason.problem?.current;
  return typeof current === 'object' && current !== null ? (current as Kept) : null;
}
