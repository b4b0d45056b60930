import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AdminCustomer, ApiClients } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { customerActs, customerChanges } from '#/data/customers/customers.queries.ts';
import { KindCount } from '#/features/admin/customers/product-counts.tsx';

export interface CustomerDialogProps {
  api: ApiClients;
  customer: AdminCustomer;
  onClose: () => void;
}

/** Signed-in browsers of all people. */
export const sessionsOf = ({ people }: AdminCustomer) =>
  people.reduce((sum, { sessions }) => sum + sessions, 0);

const kinds = ['cast', 'station', 'site', 'skill', 'app'] as const;
const common = (onClose: () => void) => ({
  open: true,
  onOpenChange: (open: boolean) => {
    if (!open) onClose();
  },
  renderError: (reason: unknown) => <CallFailure reason={reason} />,
});

/** Ends the sessions of all people. */
export function EndSessionsDialog({ api, customer, onClose }: CustomerDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(customerChanges(api, customer.id).endSessions);
  const { name } = customer;
  return (
    <AlertDialog
      {...common(onClose)}
      action={<Trans>Sign out</Trans>}
      description={
        <>
          <Plural
            value={sessionsOf(customer)}
            _0="No browser is signed in."
            one="# browser is signed out."
            other="# browsers are signed out."
          />{' '}
          <Trans>They can sign in again. Products keep running.</Trans>
        </>
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Everyone was signed out</Trans> });
      }}
      title={
        <Trans>
          Sign everyone of <bdi>{name}</bdi> out?
        </Trans>
      }
    />
  );
}

/** Lets the people sign in again. */
export function EnableDialog({ api, customer, onClose }: CustomerDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(customerActs(api, customer.id).enable);
  const people = customer.people.length;
  const { name } = customer;
  return (
    <AlertDialog
      {...common(onClose)}
      action={<Trans>Enable</Trans>}
      description={
        <Plural value={people} one="# person can sign in again." other="# people can sign in again." />
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Customer enabled</Trans> });
      }}
      title={
        <Trans>
          Enable <bdi>{name}</bdi>?
        </Trans>
      }
      tone="primary"
    />
  );
}

/** Cancels the invitation and deletes the customer, whom nobody has signed in to. */
export function CancelInvitationDialog({ api, customer, onClose }: CustomerDialogProps) {
  const toasts = useToast();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(customerChanges(api, customer.id).cancel);
  const { name } = customer;
  return (
    <AlertDialog
      {...common(onClose)}
      action={<Trans>Cancel the invitation</Trans>}
      cancel={<Trans>Keep it</Trans>}
      description={
        <Trans>
          The link in the email stops working, and <bdi>{name}</bdi> is removed from the list.
        </Trans>
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Invitation cancelled</Trans> });
        await navigate({ to: '/admin/customers' });
      }}
      title={
        <Trans>
          Cancel the invitation of <bdi>{name}</bdi>?
        </Trans>
      }
    />
  );
}

/** Deletes everything of a customer; the name has to be typed. */
export function DeleteDialog({ api, customer, onClose }: CustomerDialogProps) {
  const toasts = useToast();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(customerChanges(api, customer.id).remove);
  const { products, people, uploads, listeners, name } = customer;
  return (
    <AlertDialog
      {...common(onClose)}
      action={<Trans context="a customer">Delete</Trans>}
      confirmName={name}
      description={
        <Trans>
          This can’t be undone. Export the data first if the customer needs it. Entries in the audit log
          remain.
        </Trans>
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Customer deleted</Trans> });
        await navigate({ to: '/admin/customers' });
      }}
      title={
        <Trans>
          Delete <bdi>{name}</bdi> and everything it owns?
        </Trans>
      }
    >
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          <Plural value={people.length} one="# person" other="# people" />
        </li>
        {kinds
          .filter((kind) => products[kind] > 0)
          .map((kind) => (
            <li key={kind}>
              <KindCount count={products[kind]} kind={kind} />
            </li>
          ))}
        {uploads.files > 0 && (
          <li>
            <Plural value={uploads.files} one="# uploaded file" other="# uploaded files" />
          </li>
        )}
        {listeners !== null && listeners > 0 && (
          <li>
            <Plural value={listeners} one="# listener is disconnected" other="# listeners are disconnected" />
          </li>
        )}
      </ul>
    </AlertDialog>
  );
}
