import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type App, canMove } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
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
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [act, setAct] = useState<AppAct | null>(null);
  usePrefetch(AppDialog.load);
  const { state, sent, live } = app;
  const may = (move: 'submit' | 'withdraw' | 'unpublish') =>
    canEdit && canMove(appMachine, move, { state, role: 'customer' });
  // The command palette leads here.
  const shown = act ?? (hash === 'submit' && may('submit') ? 'submit' : null);
  const close = () => {
    setAct(null);
    if (hash === 'submit') void navigate({ to: '.', search: true, hash: '', replace: true });
  };
  return (
    <>
      {(sent || live) && (
        <Button aria-haspopup="dialog" onClick={() => setAct('compare')}>
          <Trans>Compare versions</Trans>
        </Button>
      )}
      {may('unpublish') && (
        <Button aria-haspopup="dialog" onClick={() => setAct('unpublish')} variant="ghost">
          <Trans>Unpublish</Trans>
        </Button>
      )}
      {may('withdraw') && (
        <Button aria-haspopup="dialog" onClick={() => setAct('withdraw')}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {may('submit') && (
        <Button aria-haspopup="dialog" onClick={() => setAct('submit')} variant="primary">
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
