import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { BanIcon, ChevronDownIcon, PencilIcon, RotateCwIcon } from '@unmuted/ui/icons';
import { useRef, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { usePageName } from '#/components/root/use-page-effects.ts';
import { permittedActs } from '#/features/cast/shell/cast-acts.ts';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import type { CastDialogName } from '#/features/cast/shell/cast-dialog.tsx';
import { castPages } from '#/features/cast/shell/cast-pages.ts';
import { useIsOverview } from '#/features/cast/shell/cast-title.tsx';
import { StartButton } from '#/features/cast/shell/start-button.tsx';
import { ExportMenu } from '#/features/cast/statistics/export-menu.tsx';
import { usePrefetch } from '#/lib/prefetch.ts';
import { usePermissions } from '#/session/use-permission.ts';

const CastDialog = lazyOverlay(
  async () => (await import('#/features/cast/shell/cast-dialog.tsx')).CastDialog,
);

/**
 * The actions available for a cast in its current state and supported by the engine. "Update song" is the primary action
 * of the overview and "Export" that of the statistics; other pages have theirs beside what it concerns. There, "Update song"
 * is in the menu.
 */
export function CastActions() {
  const { canUndoSupportStop } = useCastContext();
  const { state, stoppedBy, engine } = useCastStatus();
  const [dialog, setDialog] = useState<CastDialogName | null>(null);
  const isOverview = useIsOverview();
  const page = usePageName();
  const titleButton = useRef<HTMLButtonElement>(null);
  usePrefetch(CastDialog.load);
  const may = usePermissions();
  const permitted = permittedActs({ state, stoppedBy, engine, canUndoSupportStop, may });
  const canTitle = permitted.has('title');
  const isTitleInMenu = canTitle && !isOverview && permitted.has('stop');
  return (
    <>
      {permitted.has('start') && <StartButton />}
      {permitted.has('stop') && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button ref={isTitleInMenu ? titleButton : undefined}>
              <Trans>Server</Trans>
              <ChevronDownIcon />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {isTitleInMenu && (
              <DropdownMenuItem onSelect={() => setDialog('title')}>
                <PencilIcon />
                <Trans>Update song</Trans>
              </DropdownMenuItem>
            )}
            {permitted.has('restart') && (
              <DropdownMenuItem onSelect={() => setDialog('restart')}>
                <RotateCwIcon />
                <Trans>Restart…</Trans>
              </DropdownMenuItem>
            )}
            <DropdownMenuItem tone="danger" onSelect={() => setDialog('stop')}>
              <BanIcon />
              <Trans>Stop…</Trans>
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {canTitle && !isTitleInMenu && (
        <Button
          aria-expanded={dialog === 'title'}
          aria-haspopup="dialog"
          onClick={() => setDialog('title')}
          ref={titleButton}
          variant={isOverview ? 'primary' : 'secondary'}
        >
          <Trans>Update song</Trans>
        </Button>
      )}
      {/* With the other actions, so that it does not move when they appear. */}
      {engine !== undefined && page === castPages.stats.name && may('statistics.view') && <ExportMenu />}
      {dialog && (
        <CastDialog
          name={dialog}
          onClose={() => setDialog(null)}
          onLoadFailed={() => setDialog(null)}
          titleButton={titleButton}
        />
      )}
    </>
  );
}
