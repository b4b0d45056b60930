import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { setTitle } from '#/data/control.queries.ts';
import { titleRequest } from '#/features/cast/title.schema.ts';
import { useCast } from '#/features/cast/use-cast.ts';

/** Says what is on air when the encoder does not, or says it wrong. */
export function TitleDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog onOpenChange={setIsOpen} open={isOpen}>
      <DialogTrigger asChild>
        <Button variant="primary">
          <Trans>Update song</Trans>
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>
          <Trans>What is on air</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>Players show it at once. It holds until the encoder sends its next title.</Trans>
        </DialogDescription>
        <TitleForm onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function TitleForm({ onDone }: { onDone: () => void }) {
  const tell = useTellTitle();
  const { api, username, overview } = useCast();
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
    <form className="mt-5 grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure}>
        <Trans>Nothing has changed. Please try again in a moment.</Trans>
      </FormError>
      <Field error={form.errorOf('title')} label={<Trans>Artist and title</Trans>}>
        <Input
          {...form.register('title')}
          autoComplete="off"
          dir="auto"
          placeholder={overview?.now.title ?? undefined}
        />
      </Field>
      <DialogFooter className="mt-1">
        <DialogClose asChild>
          <Button variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
        </DialogClose>
        <Button loading={form.isSaving} type="submit" variant="primary">
          <Trans>Update song</Trans>
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Tells that it is done; what was there before can be had back. */
function useTellTitle(): (before: string | null) => void {
  const { api, username } = useCast();
  const { mutate } = useMutation(setTitle(api, username));
  const toasts = useToast();
  return (before) =>
    toasts.show({
      tone: 'success',
      title: <Trans>The new text is on its way</Trans>,
      action: before === null ? undefined : { label: <Trans>Undo</Trans>, onPress: () => mutate(before) },
    });
}
