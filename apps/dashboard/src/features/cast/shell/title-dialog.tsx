import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { FormDialog } from '#/components/form/form-dialog.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { setTitle } from '#/data/control/control.queries.ts';
import { useCastContext, useCastLive } from '#/features/cast/shell/cast-context.ts';
import { titleRequest } from '#/features/cast/shell/title.schema.ts';

/** Says what is on air when the encoder does not, or says it wrong. */
export function TitleDialog() {
  return (
    <FormDialog
      description={<Trans>Players show it immediately, until the encoder sends its next title.</Trans>}
      title={<Trans>Now playing</Trans>}
      trigger={
        <Button variant="primary">
          <Trans>Update song</Trans>
        </Button>
      }
    >
      {(close) => <TitleForm onDone={close} />}
    </FormDialog>
  );
}

function TitleForm({ onDone }: { onDone: () => void }) {
  const tell = useTellTitle();
  const { api, username } = useCastContext();
  const { overview } = useCastLive();
  const { mutateAsync } = useMutation(setTitle(api, username));
  const form = useContractForm({
    schema: titleRequest,
    defaultValues: { title: '' },
    save: async ({ title }) => {
      // What was on air before: the live stream may say the new title before the answer comes.
      const before = overview?.now.title ?? null;
      await mutateAsync(title);
      onDone();
      tell(before);
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

/** Tells that it is done; what was there before can be had back. */
function useTellTitle(): (before: string | null) => void {
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
