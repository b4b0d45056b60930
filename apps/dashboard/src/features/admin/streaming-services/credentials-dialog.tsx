import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClients, ServiceChange, StreamingServiceRow } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { PasswordInput } from '@unmuted/ui/password-input';
import { useToast } from '@unmuted/ui/toast';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { serviceQuery, updateService } from '#/data/streaming-services/streaming-services.queries.ts';
import { serviceCredentials } from '#/features/admin/streaming-services/service.schema.ts';
import { changeOf } from '#/features/admin/streaming-services/service-acts.ts';

export interface CredentialsDialogProps {
  api: ApiClients;
  service: StreamingServiceRow;
  onClose: () => void;
}

type Credentials = NonNullable<ServiceChange['credentials']>;

/** Sets or removes the credentials of a service. The stored password is never shown. */
export function CredentialsDialog({ api, service, onClose }: CredentialsDialogProps) {
  const { id, label, version } = service;
  const user = useQuery(serviceQuery(api, id)).data?.credentialsUser ?? null;
  const toasts = useToast();
  const { mutateAsync } = useMutation(updateService(api, id));
  const save = async (credentials: Credentials | null) => {
    await mutateAsync({ settings: changeOf(service, { credentials }), version });
    onClose();
    toasts.show({
      tone: 'success',
      title: credentials ? <Trans>Credentials saved</Trans> : <Trans>Credentials removed</Trans>,
    });
  };
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          <Trans>
            Credentials of <bdi>{label}</bdi>
          </Trans>
        </DialogTitle>
        <DialogDescription>
          {user === null ? (
            <Trans>
              None are stored. Icecast’s statistics need the administrator’s; the public pages of other
              servers need none.
            </Trans>
          ) : (
            <Trans>
              The password of <bdi>{user}</bdi> is stored encrypted and never shown.
            </Trans>
          )}
        </DialogDescription>
        <CredentialsForm canRemove={user !== null} onSave={save} />
      </DialogContent>
    </Dialog>
  );
}

interface CredentialsFormProps {
  canRemove: boolean;
  onSave: (credentials: Credentials | null) => Promise<void>;
}

function CredentialsForm({ canRemove, onSave }: CredentialsFormProps) {
  const form = useContractForm<Credentials, Credentials>({
    schema: serviceCredentials,
    defaultValues: { user: '', password: '' },
    save: async (credentials) => {
      await onSave(credentials);
      return undefined;
    },
  });
  const removal = useMutation({ mutationFn: () => onSave(null) });
  const failure = form.failure ?? (removal.error ? { error: removal.error } : null);
  return (
    <form className="mt-5 grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={failure}>
        <Trans>Nothing has changed. Please try again in a moment.</Trans>
      </FormError>
      <Field error={form.errorOf('user')} label={<Trans>User name</Trans>}>
        <Input
          {...form.register('user')}
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          maxLength={128}
          spellCheck={false}
        />
      </Field>
      <Field error={form.errorOf('password')} label={<Trans>Password</Trans>}>
        <PasswordInput {...form.register('password')} autoComplete="new-password" maxLength={128} />
      </Field>
      <DialogFooter className="mt-1">
        {canRemove && (
          <Button
            className="md:me-auto"
            loading={removal.isPending}
            onClick={() => removal.mutate()}
            variant="danger-outline"
          >
            <Trans>Remove credentials</Trans>
          </Button>
        )}
        <DialogClose asChild>
          <Button variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
        </DialogClose>
        <Button loading={form.isSaving} type="submit" variant="primary">
          <Trans>Save credentials</Trans>
        </Button>
      </DialogFooter>
    </form>
  );
}
