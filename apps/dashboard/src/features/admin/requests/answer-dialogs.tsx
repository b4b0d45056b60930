import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type AdminRequest, type ApiClients, limits, type RequestApproval } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Textarea } from '@unmuted/ui/textarea';
import { TimeZoneSelect } from '@unmuted/ui/time-zone-select';
import { useToast } from '@unmuted/ui/toast';
import { Controller } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { approveRequest, refuseRequest } from '#/data/plans/plans.queries.ts';
import { UsernameField } from '#/features/admin/casts/username-field.tsx';
import { requestApproval, requestRefusal } from '#/features/admin/requests/request.schema.ts';

export interface AnswerDialogProps {
  api: ApiClients;
  request: AdminRequest;
  onClose: () => void;
}

/** Creates the requested cast; staff can correct its name and address. */
export function ApproveDialog({ api, request, onClose }: AnswerDialogProps) {
  const account = request.account.name;
  const plan = request.plan?.name ?? '';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>
          <Trans>Approve the request?</Trans>
        </DialogTitle>
        <DialogDescription className="wrap-anywhere">
          <Trans>
            <bdi>{account}</bdi> gets a cast with the plan <bdi>{plan}</bdi> at once, and an email with a link
            to it.
          </Trans>
        </DialogDescription>
        <ApproveForm api={api} onClose={onClose} request={request} />
      </DialogContent>
    </Dialog>
  );
}

function ApproveForm({ api, request, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const { mutateAsync } = useMutation(approveRequest(api, request.id));
  const form = useContractForm<RequestApproval, RequestApproval>({
    schema: requestApproval,
    defaultValues: { username: request.address ?? '', name: request.name, timeZone: request.timeZone },
    save: async (body) => {
      await mutateAsync(body);
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Request approved and cast created</Trans> });
      return undefined;
    },
  });
  const taken = { duplicate: t`Another cast has this name.`, enum: t`This name is reserved.` };
  return (
    <DialogForm action={<Trans>Approve and create</Trans>} form={form}>
      <Field error={form.errorOf('name')} label={<Trans context="of a cast">Name</Trans>}>
        <Input {...form.register('name')} autoComplete="off" dir="auto" maxLength={60} />
      </Field>
      <Controller
        control={form.control}
        name="username"
        render={({ field }) => (
          <UsernameField
            api={api}
            error={form.errorOf('username', taken)}
            onChange={field.onChange}
            value={field.value}
          />
        )}
      />
      <Controller
        control={form.control}
        name="timeZone"
        render={({ field }) => (
          <Field error={form.errorOf('timeZone')} label={<Trans>Time zone</Trans>}>
            <TimeZoneSelect onValueChange={(zone) => field.onChange(zone ?? '')} value={field.value} />
          </Field>
        )}
      />
    </DialogForm>
  );
}

/** Asks for the reason, which the customer reads. */
export function RefuseDialog({ api, request, onClose }: AnswerDialogProps) {
  const account = request.account.name;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>
          <Trans>Refuse the request?</Trans>
        </DialogTitle>
        <DialogDescription className="wrap-anywhere">
          <Trans>
            <bdi>{account}</bdi> sees the reason on the dashboard and receives it by email.
          </Trans>
        </DialogDescription>
        <RefuseForm api={api} onClose={onClose} request={request} />
      </DialogContent>
    </Dialog>
  );
}

function RefuseForm({ api, request, onClose }: AnswerDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(refuseRequest(api, request.id));
  const form = useContractForm({
    schema: requestRefusal,
    defaultValues: { reason: '' },
    save: async (body) => {
      await mutateAsync(body);
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Request refused</Trans> });
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Refuse request</Trans>} danger form={form}>
      <Field error={form.errorOf('reason')} label={<Trans>Reason</Trans>}>
        <Textarea {...form.register('reason')} dir="auto" maxLength={limits.requestNote} />
      </Field>
    </DialogForm>
  );
}
