import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { CircleCheckIcon } from '@unmuted/ui/icons';
import { SettingsBar } from '@unmuted/ui/settings-layout';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import type { ContractForm } from '#/components/form/use-contract-form.ts';

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

/** A form of settings: Enter and Ctrl or Cmd with S save it, and it is not left with changes by mistake. */
export function SaveForm({ form, children, className }: SaveFormProps) {
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // A dialog over the page has the word.
      if (document.querySelector('[data-ui-modal]')) return;
      event.preventDefault();
      element.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    // `method=post` on purpose: were the page not yet alive, the fields would still never reach the address.
    <form className={className} method="post" noValidate onSubmit={form.onSubmit} ref={element}>
      {children}
      <UnsavedGuard when={form.isDirty} />
    </form>
  );
}

export interface SaveBarProps {
  form: SavableForm;
  /** What the button does, where it is more than saving. */
  label?: ReactNode;
  /** What saving will do besides, in place of how the form stands. */
  note?: ReactNode;
  /** False where the fields are empty to begin with: there is nothing to go back to. */
  canDiscard?: boolean;
}

/** How the form stands, a way back, and Save. */
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
  if (isDirty) return <Trans>There are changes that are not saved.</Trans>;
  if (!isSaved) return null;
  return (
    <>
      <CircleCheckIcon className="flex-none text-live-text" />
      <Trans>All changes are saved.</Trans>
    </>
  );
}
