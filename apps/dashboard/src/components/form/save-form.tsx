import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { CircleCheckIcon } from '@unmuted/ui/icons';
import { SettingsBar } from '@unmuted/ui/settings-layout';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import type { ContractForm } from '#/components/form/use-contract-form.ts';
import { useSaveShortcut } from '#/components/form/use-save-shortcut.ts';

/** The part of a form that saving needs; forms of any values fit. */
export type SavableForm = Pick<ContractForm<never>, 'isDirty' | 'isSaved' | 'isSaving'> & {
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void;
  reset: () => void;
};

export interface SaveFormProps {
  form: SavableForm;
  children: ReactNode;
  className?: string;
}

/** A settings form: Enter, Ctrl+S and Cmd+S save it; leaving with unsaved changes requires confirmation. */
export function SaveForm({ form, children, className }: SaveFormProps) {
  const element = useRef<HTMLFormElement>(null);

  useSaveShortcut(element);

  return (
    // `method=post` on purpose: if the form is submitted before hydration, its fields never reach the URL.
    <form className={className} method="post" noValidate onSubmit={form.onSubmit} ref={element}>
      {children}
      <UnsavedGuard when={form.isDirty} />
    </form>
  );
}

export interface SaveBarProps {
  form: SavableForm;
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

function noteOf({ isDirty, isSaved }: SavableForm): ReactNode {
  if (isDirty) return <Trans>You have unsaved changes.</Trans>;
  if (!isSaved) return null;
  return (
    <>
      <CircleCheckIcon className="flex-none text-live-text" />
      <Trans>All changes saved.</Trans>
    </>
  );
}
