import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { CircleCheckIcon } from '@unmuted/ui/icons';
import { SettingsBar } from '@unmuted/ui/settings-layout';
import type { ReactNode } from 'react';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import type { ContractForm } from '#/components/form/use-contract-form.ts';
import { useSaveShortcut } from '#/components/form/use-save-shortcut.ts';

export interface SaveFormProps {
  form: Pick<ContractForm<never>, 'formRef' | 'isDirty' | 'onSubmit'>;
  /** Ctrl+S and Cmd+S save the form. Default true. */
  hasShortcut?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

/** A settings form: Enter, Ctrl+S and Cmd+S save it; leaving with unsaved changes requires confirmation. */
export function SaveForm({ form, hasShortcut = true, children, className }: SaveFormProps) {
  useSaveShortcut(form.formRef, hasShortcut);
  return (
    <form
      className={className}
      // If the form is submitted before the page is interactive, its fields never reach the URL.
      method="post"
      noValidate
      onSubmit={(event) => {
        // React bubbles the submit of a form in a dialog up to this one.
        if (event.target === event.currentTarget) form.onSubmit(event);
      }}
      ref={form.formRef}
    >
      {children}
      <UnsavedGuard when={form.isDirty} />
    </form>
  );
}

export interface SaveBarProps {
  /** Forms of any values fit. */
  form: Pick<ContractForm<never>, 'isDirty' | 'isSaved' | 'isSaving'> & { reset: () => void };
  /** Button label, if saving is not the only effect. */
  label?: ReactNode;
  /** The effect of saving, in place of the form's status. */
  note?: ReactNode;
  /** False for forms that start empty, where there is nothing to restore. */
  canDiscard?: boolean;
}

/** The form's status with Discard and Save. */
export function SaveBar({ form, label, note, canDiscard = true }: SaveBarProps) {
  const { isDirty, isSaving } = form;
  return (
    <SettingsBar note={note ?? noteOf(form)}>
      {canDiscard && isDirty && !isSaving && (
        <Button onClick={() => form.reset()} variant="ghost">
          <Trans>Discard</Trans>
        </Button>
      )}
      <Button loading={isSaving} type="submit" variant="primary">
        {label ?? <Trans>Save changes</Trans>}
      </Button>
    </SettingsBar>
  );
}

function noteOf({ isDirty, isSaved }: SaveBarProps['form']): ReactNode {
  if (isDirty) return <Trans>You have unsaved changes.</Trans>;
  if (!isSaved) return null;
  return (
    <>
      <CircleCheckIcon className="flex-none text-live-text" />
      <Trans>All changes saved.</Trans>
    </>
  );
}
