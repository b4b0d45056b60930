import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type AdminCustomer, type ApiClients, type CustomerNote, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CardBody } from '@unmuted/ui/card';
import { Field } from '@unmuted/ui/field';
import { IconButton } from '@unmuted/ui/icon-button';
import { Trash2Icon } from '@unmuted/ui/icons';
import { Textarea } from '@unmuted/ui/textarea';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { customerChanges, customerNotesQuery } from '#/data/customers/customers.queries.ts';
import { SectionCard } from '#/features/admin/customer/section-card.tsx';
import { customerNoteText } from '#/features/admin/customers/customers.schema.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

interface NotesCardProps {
  api: ApiClients;
  customer: Pick<AdminCustomer, 'id'>;
}

/** Internal notes about a customer. */
export function NotesCard({ api, customer: { id } }: NotesCardProps) {
  const notes = useQuery(customerNotesQuery(api, id));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the notes</Trans>}
      query={notes}
      skeleton={<RowsSkeleton count={2} hasTitle />}
    >
      {({ items }) => (
        <SectionCard description={<Trans>Only the team sees them.</Trans>} title={<Trans>Notes</Trans>}>
          <CardBody className="grid gap-4">
            <NoteForm api={api} id={id} />
            {items.length > 0 && (
              // biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores list semantics when list-style is none
              <ul className="grid gap-4" role="list">
                {items.map((note) => (
                  <Note api={api} id={id} key={note.id} note={note} />
                ))}
              </ul>
            )}
          </CardBody>
        </SectionCard>
      )}
    </QueryContent>
  );
}

function NoteForm({ api, id }: { api: ApiClients; id: string }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(customerChanges(api, id).addNote);
  const form = useContractForm({
    schema: customerNoteText,
    defaultValues: { text: '' },
    save: async (body) => {
      await mutateAsync(body);
      return { text: '' };
    },
  });
  return (
    <form className="grid gap-3" method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure} />
      <Field error={form.errorOf('text')} label={<Trans>New note</Trans>}>
        <Textarea
          {...form.register('text')}
          dir="auto"
          maxLength={limits.customerNote}
          placeholder={t`Write a note`}
        />
      </Field>
      <Button className="justify-self-end" loading={form.isSaving} size="sm" type="submit">
        <Trans>Add note</Trans>
      </Button>
    </form>
  );
}

function Note({ api, id, note }: { api: ApiClients; id: string; note: CustomerNote }) {
  const { t } = useLingui();
  const timeZone = useTimeZone();
  const { mutateAsync } = useMutation(customerChanges(api, id).deleteNote);
  const { author } = note;
  return (
    <li className="flex items-start gap-2 border-t border-border-soft pt-3">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {note.text}
        </p>
        <p className="mt-1 text-13 text-fg-muted">
          <bdi>{author}</bdi>, <Timestamp at={note.createdAt} timeZone={timeZone} />
        </p>
      </div>
      <ConfirmDialog
        action={<Trans>Delete</Trans>}
        onConfirm={() => mutateAsync(note.id)}
        title={<Trans>Delete this note?</Trans>}
        trigger={
          <IconButton aria-label={t`Delete the note of ${author}`} size="sm" variant="ghost">
            <Trash2Icon />
          </IconButton>
        }
      >
        <Trans>It can’t be restored.</Trans>
      </ConfirmDialog>
    </li>
  );
}
