import { SaveBar } from '@unmuted/ui/save-bar';
import type { ReactNode } from 'react';
import { ConflictDialog, type ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import type { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import { useSaveShortcut } from '#/components/form/use-save-shortcut.ts';

/** The part of an edit form that its element needs; forms of any values fit. */
export type EditFormControls = Pick<
  ReturnType<typeof useEditForm>,
  | 'formRef'
  | 'isDirty'
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
  useSaveShortcut(form.formRef, form.isDirty);
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        // React bubbles the submit of a form in a dialog up to this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onSave();
      }}
      ref={form.formRef}
    >
      {children}
      <SaveBar
        changes={changes}
        effect={effect}
        harmful={isHarmful}
        loading={form.isSaving}
        onDiscard={form.discard}
        open={form.isDirty}
        problems={form.problems}
        saveLabel={saveLabel}
      />
      <UnsavedGuard when={form.isDirty} />
      {conflict && (
        <ConflictDialog
          fields={conflict}
          onClose={form.closeConflict}
          onSave={(mine) => void form.saveOver(mine)}
          onTakeTheirs={form.takeTheirs}
        />
      )}
    </form>
  );
}
