import { useMutation } from '@tanstack/react-query';
import type { ApiClients, SetupNotice } from '@unmuted/api';
import { IconButton } from '@unmuted/ui/icon-button';
import { XIcon } from '@unmuted/ui/icons';
import { dismissSetupNotice } from '#/data/cast-setup/cast-setup.queries.ts';

export interface DismissButtonProps {
  'aria-label': string;
  api: ApiClients;
  username: string;
  notice: SetupNotice;
}

/** Dismisses a notice for good. A failure shows a toast, and the notice stays. */
export function DismissButton({ api, username, notice, ...name }: DismissButtonProps) {
  const { mutate, isPending } = useMutation(dismissSetupNotice(api, username));
  const dismiss = () => {
    // The button disappears with its notice: focus moves to the title of the page.
    mutate(notice, { onSuccess: () => document.querySelector<HTMLElement>('main h1')?.focus() });
  };
  return (
    <IconButton {...name} disabled={isPending} onClick={dismiss} size="sm">
      <XIcon />
    </IconButton>
  );
}
