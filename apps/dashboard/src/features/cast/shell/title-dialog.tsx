import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import type { RefObject } from 'react';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { setTitle } from '#/data/control/control.queries.ts';
import { useCastContext, useCastLive } from '#/features/cast/shell/cast-context.ts';
import { titleRequest } from '#/features/cast/shell/title.schema.ts';

export interface TitleDialogProps {
  /** Receives focus on close; by default, the element that had it before. */
  trigger?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Sets the on-air title if the encoder sends none or a wrong one. */
export function TitleDialog({ trigger, onClose }: TitleDialogProps) {
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!trigger) return;
          event.preventDefault();
          trigger.current?.focus();
        }}
      >
        <DialogTitle>
          <Trans>Now playing</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>Players show it immediately, until the encoder sends its next title.</Trans>
        </DialogDescription>
        <TitleForm onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function TitleForm({ onDone }: { onDone: () => void }) {
  const showToast = useTitleToast();
  const { api, username } = useCastContext();
  const { overview } = useCastLive();
  const { mutateAsync } = useMutation(setTitle(api, username));
  const form = useContractForm({
    schema: titleRequest,
    defaultValues: { title: '' },
    save: async ({ title }) => {
      // Read before the request: a live event may deliver the new title before the response.
      const before = overview?.now.title ?? null;
      await mutateAsync(title);
      onDone();
      showToast(before);
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Update song</Trans>} form={form}>
      <Field error={form.errorOf('title')} label={<Trans>Artist and title</Trans>}>
        <Input
          {...form.register('title')}
          autoComplete="off"
          dir="auto"
          placeholder={overview?.now.title ?? undefined}
        />
      </Field>
    </DialogForm>
  );
}

/** Confirms the change and offers to restore the previous title. */
function useTitleToast(): (before: string | null) => void {
  const { api, username } = useCastContext();
  const { mutate } = useMutation(setTitle(api, username));
  const toasts = useToast();
  return (before) =>
    toasts.show({
      tone: 'success',
      title: <Trans>Song title sent</Trans>,
      action: before === null ? undefined : { label: <Trans>Undo</Trans>, onPress: () => mutate(before) },
    });
}
