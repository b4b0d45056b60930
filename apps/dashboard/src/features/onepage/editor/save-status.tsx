import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { IconButton } from '@unmuted/ui/icon-button';
import { CheckIcon, TriangleAlertIcon, Undo2Icon } from '@unmuted/ui/icons';
import type { DraftState, DraftStore } from '#/features/onepage/editor/draft-store.ts';
import { useEditor } from '#/features/onepage/editor/editor-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Whether the draft is saved, and what to do if it is not. Renders nothing for those who can't change it. */
export function SaveStatus({ draft, state }: { draft: DraftStore; state: DraftState }) {
  const { t } = useLingui();
  const { canEdit } = useEditor();
  if (!canEdit) return null;
  return (
    <div className="ms-auto flex flex-wrap items-center gap-2 text-13 text-fg-muted">
      <span className="inline-flex items-center gap-1.5" role="status">
        <StatusText state={state} />
      </span>
      {state.status === 'failed' && (
        <Button onClick={() => void draft.flush()} size="sm">
          <Trans>Try again</Trans>
        </Button>
      )}
      <IconButton aria-label={t`Undo`} disabled={!state.canUndo} onClick={draft.undo} size="sm">
        <Undo2Icon />
      </IconButton>
      <IconButton aria-label={t`Redo`} disabled={!state.canRedo} onClick={draft.redo} size="sm">
        <Undo2Icon className="-scale-x-100" />
      </IconButton>
    </div>
  );
}

function StatusText({ state: { status, savedAt, problems } }: { state: DraftState }) {
  const formats = useFormats();
  const time = savedAt === null ? '' : formats.clock(new Date(savedAt));
  switch (status) {
    case 'saved':
      return savedAt === null ? null : (
        <>
          <CheckIcon /> <Trans>Saved {time}</Trans>
        </>
      );
    case 'changed':
    case 'saving':
      return <Trans>Saving …</Trans>;
    case 'failed':
      return (
        <span className="inline-flex items-center gap-1.5 text-danger-text">
          <TriangleAlertIcon /> <Trans>Not saved</Trans>
        </span>
      );
    case 'invalid':
      return (
        <span className="inline-flex items-center gap-1.5 text-danger-text" data-problems={problems.length}>
          <TriangleAlertIcon /> <Trans>Not saved: correct the marked fields</Trans>
        </span>
      );
    case 'conflict':
      return <Trans>Not saved: changed by somebody else</Trans>;
  }
}
