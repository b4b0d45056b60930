import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ApiClients, limits, type StaffSite } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Textarea } from '@unmuted/ui/textarea';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { createCustomerSite, staffSiteActs } from '#/data/sites/staff-sites.queries.ts';
import { siteDraftOfStaff, siteTakedown } from '#/features/admin/customer/site.schema.ts';

export interface SiteDialogProps {
  api: ApiClients;
  site: StaffSite;
  onClose: () => void;
}

export interface CreateSiteDialogProps {
  api: ApiClients;
  customer: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Creates an empty site for a customer. */
export function CreateSiteDialog({ api, customer: { id, name }, onClose }: CreateSiteDialogProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const { mutateAsync } = useMutation(createCustomerSite(api, id));
  const form = useContractForm({
    schema: siteDraftOfStaff,
    defaultValues: { title: '', username: '' },
    codeFields: { 'site.username_taken': 'username' },
    save: async (body) => {
      await mutateAsync(body);
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Site created</Trans> });
      return undefined;
    },
  });
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          <Trans>
            New site for <bdi>{name}</bdi>
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>It has no content and is not public until the customer fills and publishes it.</Trans>
        </DialogDescription>
        <DialogForm action={<Trans>Create site</Trans>} form={form}>
          <Field error={form.errorOf('title')} label={<Trans>Title</Trans>}>
            <Input {...form.register('title')} autoComplete="off" dir="auto" maxLength={limits.siteTitle} />
          </Field>
          <Field
            error={form.errorOf('username', { enum: t`This name is reserved.` })}
            hint={<Trans>Part of its address. 3 to 32 lowercase letters, digits and hyphens.</Trans>}
            label={<Trans>Name in the address</Trans>}
          >
            <Input {...form.register('username')} autoComplete="off" dir="ltr" maxLength={32} />
          </Field>
        </DialogForm>
      </DialogContent>
    </Dialog>
  );
}

/** Takes a site down, with what that costs and the reason for its owner. */
export function TakeDownDialog({
  api,
  site: { username, title, state, visits7d },
  onClose,
}: SiteDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(staffSiteActs(api, username).takeDown);
  const form = useContractForm({
    schema: siteTakedown,
    defaultValues: { reason: '' },
    save: async (body) => {
      await mutateAsync(body);
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Site taken down</Trans> });
      return undefined;
    },
  });
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          <Trans>
            Take <bdi>{title}</bdi> down?
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Plural
            _0="Nobody visited it in the last 7 days."
            one="# visit in the last 7 days."
            other="# visits in the last 7 days."
            value={visits7d}
          />{' '}
          {state === 'published' ? (
            <Trans>Visitors get a page that says that it is not available, at once.</Trans>
          ) : (
            <Trans>It is not public. Its owner can’t publish it until it is reinstated.</Trans>
          )}{' '}
          <Trans>The draft and all versions stay.</Trans>
        </DialogDescription>
        <DialogForm action={<Trans>Take down</Trans>} danger form={form}>
          <Field
            error={form.errorOf('reason')}
            hint={<Trans>Its owner sees it. Visitors don’t.</Trans>}
            label={<Trans>Reason</Trans>}
          >
            <Textarea {...form.register('reason')} dir="auto" maxLength={limits.suspensionReason} />
          </Field>
        </DialogForm>
      </DialogContent>
    </Dialog>
  );
}

const confirming = (onClose: () => void) => ({
  open: true,
  onOpenChange: (open: boolean) => {
    if (!open) onClose();
  },
  renderError: (reason: unknown) => <CallFailure reason={reason} />,
});

/** Ends a takedown. */
export function ReinstateDialog({ api, site: { username, title, state }, onClose }: SiteDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(staffSiteActs(api, username).reinstate);
  return (
    <AlertDialog
      {...confirming(onClose)}
      action={<Trans context="a site">Reinstate</Trans>}
      description={
        state === 'published' ? (
          <Trans>Visitors see its published version again, at once.</Trans>
        ) : (
          <Trans>It stays withdrawn until its owner publishes it.</Trans>
        )
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Site reinstated</Trans> });
      }}
      title={
        <Trans>
          Reinstate <bdi>{title}</bdi>?
        </Trans>
      }
      tone="primary"
    />
  );
}

/** Deletes a site; its name has to be typed. */
export function DeleteSiteDialog({ api, site: { username, title, visits7d }, onClose }: SiteDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(staffSiteActs(api, username).remove);
  return (
    <AlertDialog
      {...confirming(onClose)}
      action={<Trans>Delete site</Trans>}
      confirmName={username}
      description={<Trans>This can’t be undone. Its address becomes free for other sites.</Trans>}
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Site deleted</Trans> });
      }}
      title={
        <Trans>
          Delete <bdi>{title}</bdi>?
        </Trans>
      }
    >
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          <Plural
            _0="Nobody visited it in the last 7 days"
            one="# visit in the last 7 days"
            other="# visits in the last 7 days"
            value={visits7d}
          />
        </li>
        <li>
          <Trans>Its draft and all published versions are deleted</Trans>
        </li>
        <li>
          <Trans>Its messages and statistics are deleted</Trans>
        </li>
        <li>
          <Trans>Its domains are released</Trans>
        </li>
      </ul>
    </AlertDialog>
  );
}
