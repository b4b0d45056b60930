import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { SaveBar } from '@unmuted/ui/save-bar';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ConflictDialog, type ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import type { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { useSaveShortcut } from '#/components/edit-form/use-save-shortcut.ts';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';

/** The part of an edit form that its card needs; forms of any values fit. */
export type EditFormControls = Pick<
  ReturnType<typeof useEditForm>,
  | 'isDirty'
  | 'isSaving'
  | 'failure'
  | 'failedSaves'
  | 'problems'
  | 'discard'
  | 'save'
  | 'closeConflict'
  | 'saveOver'
  | 'takeTheirs'
>;

export interface EditFormCardProps {
  form: EditFormControls;
  title: ReactNode;
  description: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** The changes in the save bar, one sentence each. */
  changes: readonly ReactNode[];
  /** The fields of a version conflict that differ; null without a conflict. */
  conflict: readonly ConflictField[] | null;
  /** The effect of saving, in the save bar. */
  effect: ReactNode;
  /** Saving disconnects listeners. */
  isHarmful?: boolean;
  isFixed: boolean;
  saveLabel?: ReactNode;
  /** Runs in place of `form.save`, for example to confirm first. */
  onSave?: (() => void) | undefined;
  /** Opens the history of the settings. In the header after the actions, outside the disabled fieldset. */
  history?: ReactNode;
  children: ReactNode;
}

/** The card of an edit form: fields, failure, save bar, unsaved guard and conflict dialog. */
export function EditFormCard(props: EditFormCardProps) {
  const { form, title, description, actions, history, changes, conflict, effect, isFixed } = props;
  const { onSave = () => void form.save(), saveLabel, isHarmful = false } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useSaveShortcut(element, form.isDirty);
  const { failedSaves } = form;
  useEffect(() => {
    if (failedSaves > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedSaves]);
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        // React bubbles the submit of a form in a dialog up to this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onSave();
      }}
      ref={element}
    >
      <Card asChild>
        <section aria-labelledby={id}>
          <CardHeader
            actions={
              history ? (
                <>
                  {actions}
                  {history}
                </>
              ) : (
                actions
              )
            }
            className="pb-4"
            description={description}
            title={<span id={id}>{title}</span>}
          />
          {form.failure && (
            <CardBody>
              <CallFailure reason={form.failure.reason} />
            </CardBody>
          )}
          <fieldset disabled={isFixed}>{props.children}</fieldset>
        </section>
      </Card>
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
