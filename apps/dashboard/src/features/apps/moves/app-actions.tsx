import { Trans } from '@lingui/react/macro';
import { type App, canMove } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { useHeaderAct } from '#/components/review/use-header-act.ts';
import { appMachine } from '#/features/apps/draft/app-checks.schema.ts';
import type { AppAct } from '#/features/apps/moves/app-act.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';
import { usePrefetch } from '#/lib/prefetch.ts';

export const AppDialog = lazyOverlay(
  async () => (await import('#/features/apps/moves/app-dialog.tsx')).AppDialog,
);

/** What the viewer may do with an app; the table of moves decides. */
export function AppActions({ app }: { app: App }) {
  const { canEdit } = useApp();
  usePrefetch(AppDialog.load);
  const { state, sent, live } = app;
  const may = (move: 'submit' | 'withdraw' | 'unpublish') =>
    canEdit && canMove(appMachine, move, { state, role: 'customer' });
  const { shown, open, close } = useHeaderAct<AppAct>(may('submit'));
  return (
    <>
      {(sent || live) && (
        <Button aria-haspopup="dialog" onClick={() => open('compare')}>
          <Trans>Compare versions</Trans>
        </Button>
      )}
      {may('unpublish') && (
        <Button aria-haspopup="dialog" onClick={() => open('unpublish')} variant="ghost">
          <Trans>Unpublish</Trans>
        </Button>
      )}
      {may('withdraw') && (
        <Button aria-haspopup="dialog" onClick={() => open('withdraw')}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {may('submit') && (
        <Button aria-haspopup="dialog" onClick={() => open('submit')} variant="primary">
          {state === 'live' ? (
            <Trans>Request an update</Trans>
          ) : sent ? (
            <Trans>Send again</Trans>
          ) : (
            <Trans>Send for review</Trans>
          )}
        </Button>
      )}
      {shown && <AppDialog act={shown} app={app} onClose={close} onLoadFailed={close} />}
    </>
  );
}
