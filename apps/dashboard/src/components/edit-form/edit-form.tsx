import { SaveBar } from '@unmuted/ui/save-bar';
import type { ReactNode, SubmitEvent } from 'react';
import { ConflictDialog, type ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import type { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { RestoredNote } from '#/components/form/restored-note.tsx';
import { SaveForm } from '#/components/form/save-form.tsx';

/** The part of an edit form that its element needs; forms of any values fit. */
export type EditFormControls = Pick<
  ReturnType<typeof useEditForm>,
  | 'formRef'
  | 'isDirty'
  | 'isRestored'
  | 'isSaving'
  | 'failure'
  | 'problems'
  | 'discard'
  | 'closeConflict'
  | 'saveOver'
  | 'takeTheirs'
> & { save: () => Promise<boolean> };

export interface EditFormProps {
  form: EditFormControls;
  /** The changes in the save bar, one sentence each. */
  changes: readonly ReactNode[];
  /** The fields of a version conflict that differ; null without a conflict. */
  conflict: readonly ConflictField[] | null;
  /** The effect of saving, in the save bar. */
  effect: ReactNode;
  /** Saving disconnects listeners. */
  isHarmful?: boolean | undefined;
  saveLabel?: ReactNode;
  /** Runs in place of `form.save`, for example to confirm first. */
  onSave?: (() => void) | undefined;
  className?: string;
  children: ReactNode;
}

/** The element of an edit form: fields, save bar, unsaved guard and conflict dialog. */
export function EditForm(props: EditFormProps) {
  const { form, changes, conflict, effect, isHarmful = false, saveLabel, children } = props;
  const { onSave = () => void form.save(), className = 'grid gap-5' } = props;
  const onSubmit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    onSave();
  };
  return (
    <SaveForm
      className={className}
      form={{ formRef: form.formRef, isDirty: form.isDirty, onSubmit }}
      // A page may have several forms: the shortcut saves the changed one.
      hasShortcut={form.isDirty}
    >
      {form.isRestored && <RestoredNote />}
      {children}
      <SaveBar
        changes={changes}
        effect={effect}
        destructive={isHarmful}
        loading={form.isSaving}
        onDiscard={form.discard}
        open={form.isDirty}
        errorCount={form.problems}
        saveLabel={saveLabel}
      />
      {conflict && (
        <ConflictDialog
          fields={conflict}
          onClose={form.closeConflict}
          onSave={(mine) => void form.saveOver(mine)}
          onTakeTheirs={form.takeTheirs}
        />
      )}
    </SaveForm>
  );
}
