import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DayParts, limits, type SavedDayParts } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Button } from '@unmuted/ui/button';
import { FailedState } from '@unmuted/ui/failed-state';
import { PlusIcon } from '@unmuted/ui/icons';
import { Skeleton } from '@unmuted/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { ConflictDialog } from '#/components/edit-form/conflict-dialog.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { RestoredNote } from '#/components/form/restored-note.tsx';
import { changeDayParts, dayPartKeys, dayPartsQuery } from '#/data/dayparts/dayparts.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import {
  bodyOf,
  type DaypartsDraft,
  draftOf,
  duplicateNames,
  withNewPart,
} from '#/features/cast/statistics/daypart-drafts.ts';
import { DaypartFields } from '#/features/cast/statistics/daypart-fields.tsx';
import { dayParts } from '#/features/cast/statistics/dayparts.schema.ts';
import { useDaypartMessages } from '#/features/cast/statistics/use-daypart-messages.ts';

const most = limits.dayParts;

export interface DaypartsDialogProps {
  onClose: () => void;
}

/** Edits the dayparts of a cast. */
export function DaypartsDialog({ onClose }: DaypartsDialogProps) {
  const { api, username } = useCastContext();
  // Loads the latest dayparts, not those cached when the page opened.
  const saved = useQuery({ ...dayPartsQuery(api, username), staleTime: 0, refetchOnWindowFocus: false });
  const [isLoaded, setLoaded] = useState(false);
  if (!isLoaded && saved.data && !saved.isFetching) setLoaded(true);
  if (isLoaded && saved.data) return <DaypartsForm onClose={onClose} saved={saved.data} />;
  return (
    <DialogFrame failure={null} onClose={onClose} onSave={() => Promise.resolve(false)}>
      {saved.isError ? (
        <FailedState
          onRetry={() => void saved.refetch()}
          retrying={saved.isFetching}
          title={<Trans>Couldn’t load the dayparts</Trans>}
        />
      ) : (
        <Skeleton height={96} shape="block" />
      )}
    </DialogFrame>
  );
}

function DaypartsForm({ saved, onClose }: DaypartsDialogProps & { saved: SavedDayParts }) {
  const [addedKey, setAddedKey] = useState<number>();
  const form = useDaypartsForm(saved, onClose);
  const { change, errorOf, draft } = form;
  const { parts } = draft;
  return (
    <DialogFrame failure={form.failure} onClose={onClose} onSave={form.save}>
      {form.isRestored && <RestoredNote />}
      <div className="grid gap-4">
        <ul className="grid gap-5">
          {parts.map((part, index) => (
            <DaypartFields
              draft={part}
              errorOf={(field, own) => errorOf(`/parts/${index}/${field}`, own)}
              isNew={part.key === addedKey}
              key={part.key}
              number={index + 1}
              onChange={(edit) =>
                change({ parts: parts.map((each) => (each.key === part.key ? { ...each, ...edit } : each)) })
              }
              onRemove={() => change({ parts: parts.filter(({ key }) => key !== part.key) })}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3 text-13 text-fg-muted">
          <Button
            disabled={parts.length >= most}
            onClick={() => {
              const added = withNewPart(draft);
              change({ parts: added.parts }, { skipValidation: true });
              setAddedKey(added.key);
            }}
            size="sm"
          >
            <PlusIcon />
            <Trans>Add daypart</Trans>
          </Button>
          <Plural value={most} one="Up to # daypart" other="Up to # dayparts" />
        </div>
      </div>
      <DaypartsConflict form={form} />
    </DialogFrame>
  );
}

function useDaypartsForm(saved: SavedDayParts, onSaved: () => void) {
  const { api, username } = useCastContext();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(changeDayParts(api, username));
  return useEditForm<DaypartsDraft, SavedDayParts, DayParts>({
    name: 'dayparts',
    resource: saved,
    setResource: (theirs) => client.setQueryData(dayPartKeys.of(username), theirs),
    valuesOf: draftOf,
    schema: dayParts,
    toBody: bodyOf,
    check: duplicateNames,
    save: ({ settings, version }) => mutateAsync({ ...settings, version }),
    onSaved,
  });
}

function DaypartsConflict({ form }: { form: ReturnType<typeof useDaypartsForm> }) {
  const { t } = useLingui();
  const { daysOf, hoursOf } = useDaypartMessages();
  const textOf = ({ parts }: DaypartsDraft) =>
    parts.map((part) => `${part.name} · ${daysOf(part)} · ${hoursOf(part)}`).join('\n') || null;
  const { theirs, draft } = form;
  if (!theirs) return null;
  return (
    <ConflictDialog
      fields={[{ id: 'parts', label: t`Dayparts`, mine: textOf(draft), theirs: textOf(theirs) }]}
      onClose={form.closeConflict}
      onSave={(mine) => void form.saveOver(mine)}
      onTakeTheirs={form.takeTheirs}
    />
  );
}

/** Keeps the dialog open; the form shows the reason. */
class NotSaved extends Error {}

interface DialogFrameProps extends DaypartsDialogProps {
  failure: { error: unknown } | null;
  /** Returns whether the dayparts were saved. */
  onSave: () => Promise<boolean>;
  children: ReactNode;
}

function DialogFrame({ failure, onClose, onSave, children }: DialogFrameProps) {
  return (
    <AlertDialog
      action={<Trans>Save dayparts</Trans>}
      description={
        <Trans>
          Whole hours, station time. If the end is earlier than the start, it ends the next day. Dayparts may
          overlap.
        </Trans>
      }
      onConfirm={async () => {
        if (!(await onSave())) throw new NotSaved();
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={() => failure && <CallFailure reason={failure.error} />}
      size="lg"
      tone="primary"
      title={<Trans>Dayparts</Trans>}
    >
      {children}
    </AlertDialog>
  );
}
