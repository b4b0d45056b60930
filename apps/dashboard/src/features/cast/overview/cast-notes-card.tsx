import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClients, type CastNote, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Field } from '@unmuted/ui/field';
import { IconButton } from '@unmuted/ui/icon-button';
import { XIcon } from '@unmuted/ui/icons';
import { Textarea } from '@unmuted/ui/textarea';
import { useId } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { addNote, castNotesQuery, deleteNote } from '#/data/admin-casts/cast-life.queries.ts';
import { castNoteDraft } from '#/features/cast/overview/cast-notes.schema.ts';
import { usePermission } from '#/session/use-permission.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface CastNotesProps {
  api: ApiClients;
  username: string;
}

/** Internal notes of the staff about a cast. */
export function CastNotesCard({ api, username }: CastNotesProps) {
  const id = useId();
  const notes = useQuery(castNotesQuery(api, username));
  const mayWrite = usePermission('casts.manage');
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the notes</Trans>}
      query={notes}
      skeleton={<RowsSkeleton count={2} hasTitle />}
    >
      {({ items }) => (
        <Card asChild>
          <section aria-labelledby={id}>
            <CardHeader
              description={<Trans>Only the staff sees them.</Trans>}
              title={
                <span id={id}>
                  <Trans>Internal notes</Trans>
                </span>
              }
            />
            <CardBody className="grid gap-4">
              {items.length > 0 && (
                <ul className="grid gap-3">
                  {items.map((note) => (
                    <NoteItem api={api} canDelete={mayWrite} key={note.id} note={note} username={username} />
                  ))}
                </ul>
              )}
              {mayWrite ? (
                <NoteForm api={api} username={username} />
              ) : (
                items.length === 0 && (
                  <p className="text-fg-muted">
                    <Trans>There are no notes yet.</Trans>
                  </p>
                )
              )}
            </CardBody>
          </section>
        </Card>
      )}
    </QueryContent>
  );
}

interface NoteItemProps extends CastNotesProps {
  note: CastNote;
  canDelete: boolean;
}

function NoteItem({ api, username, note, canDelete }: NoteItemProps) {
  const { t } = useLingui();
  const timeZone = useTimeZone();
  const { mutateAsync } = useMutation(deleteNote(api, username));
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {note.text}
        </p>
        <p className="text-13 text-fg-muted">
          <bdi>{note.by}</bdi> · <Timestamp at={note.at} timeZone={timeZone} />
        </p>
      </div>
      {canDelete && (
        <ConfirmDialog
          action={<Trans>Delete note</Trans>}
          onConfirm={() => mutateAsync(note.id)}
          title={<Trans>Delete this note?</Trans>}
          trigger={
            <IconButton aria-label={t`Delete the note`} size="sm">
              <XIcon />
            </IconButton>
          }
        >
          <Trans>It can’t be restored.</Trans>
        </ConfirmDialog>
      )}
    </li>
  );
}

function NoteForm({ api, username }: CastNotesProps) {
  const { mutateAsync } = useMutation(addNote(api, username));
  const form = useContractForm({
    schema: castNoteDraft,
    defaultValues: { text: '' },
    save: async (body) => {
      await mutateAsync(body);
      return { text: '' };
    },
  });
  return (
    <form className="grid gap-3" method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure}>
        <Trans>Nothing has changed. Please try again in a moment.</Trans>
      </FormError>
      <Field error={form.errorOf('text')} label={<Trans>New note</Trans>}>
        <Textarea {...form.register('text')} dir="auto" maxLength={limits.requestNote} />
      </Field>
      <Button className="justify-self-start" loading={form.isSaving} type="submit">
        <Trans>Add note</Trans>
      </Button>
    </form>
  );
}
