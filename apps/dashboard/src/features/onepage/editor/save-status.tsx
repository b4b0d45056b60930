import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, type SiteDocument } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { IconButton } from '@unmuted/ui/icon-button';
import { Undo2Icon } from '@unmuted/ui/icons';
import type { DraftState, DraftStore } from '#/components/draft/draft-store.ts';
import { SaveText } from '#/components/draft/save-text.tsx';
import { useEditor } from '#/features/onepage/editor/editor-context.ts';

interface SaveStatusProps {
  draft: DraftStore<SiteDocument>;
  state: DraftState<SiteDocument>;
}

/** Whether the draft is saved, and what to do if it is not. Renders nothing for those who can't change it. */
export function SaveStatus({ draft, state }: SaveStatusProps) {
  const { t } = useLingui();
  const { canEdit } = useEditor();
  if (!canEdit) return null;
  return (
    <div className="ms-auto flex flex-wrap items-center gap-2 text-13 text-fg-muted">
      <span className="inline-flex items-center gap-1.5" role="status">
        <SaveText
          failure={
            isCodeRefused(state.error) ? <Trans>Not saved: custom code isn’t allowed</Trans> : undefined
          }
          state={state}
        />
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

/** The permission was withdrawn while the code was edited. */
const isCodeRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'site.code_not_allowed';
