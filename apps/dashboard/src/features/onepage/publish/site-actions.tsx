import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type Site, siteMachine } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { IconButton } from '@unmuted/ui/icon-button';
import { EllipsisIcon, HistoryIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import type { SiteAct } from '#/features/onepage/publish/site-dialog.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { usePrefetch } from '#/lib/prefetch.ts';

const SiteDialog = lazyOverlay(
  async () => (await import('#/features/onepage/publish/site-dialog.tsx')).SiteDialog,
);

/** What the viewer may do with the draft of a site. */
export function SiteActions({ site }: { site: Site }) {
  const { t } = useLingui();
  const { canEdit } = useSite();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [act, setAct] = useState<SiteAct | null>(null);
  usePrefetch(SiteDialog.load);
  const { state, changes } = site;
  const may = (move: 'publish' | 'unpublish' | 'discard') => siteMachine.moves[move].from.includes(state);
  const mayPublish = may('publish') && !site.takedown && changes !== 0;
  // The command palette leads here.
  const shown = act ?? (hash === 'publish' && canEdit && mayPublish ? 'publish' : null);
  const close = () => {
    setAct(null);
    if (hash === 'publish') void navigate({ to: '.', hash: '', replace: true });
  };
  return (
    <>
      {state !== 'empty' && (
        <IconButton aria-label={t`Version history`} onClick={() => setAct('versions')}>
          <HistoryIcon />
        </IconButton>
      )}
      {canEdit && state !== 'empty' && (
        <>
          <Button aria-haspopup="dialog" onClick={() => setAct('share')}>
            <Trans>Share draft</Trans>
          </Button>
          <Button
            aria-haspopup="dialog"
            disabled={!mayPublish}
            onClick={() => setAct('publish')}
            variant="primary"
          >
            {changes === null ? (
              <Trans context="a site">Publish</Trans>
            ) : changes === 0 ? (
              <Trans>Everything is published</Trans>
            ) : (
              <Plural one="Publish # change" other="Publish # changes" value={changes} />
            )}
          </Button>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton aria-label={t`More actions`} variant="secondary">
                <EllipsisIcon />
              </IconButton>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              {may('publish') && !site.takedown && (
                <DropdownMenuItem onSelect={() => setAct('schedule')}>
                  {site.publishAt === null ? <Trans>Schedule…</Trans> : <Trans>Change the schedule…</Trans>}
                </DropdownMenuItem>
              )}
              {site.publishAt !== null && (
                <DropdownMenuItem onSelect={() => setAct('unschedule')}>
                  <Trans>Cancel the schedule…</Trans>
                </DropdownMenuItem>
              )}
              <DropdownMenuItem onSelect={() => setAct('versions')}>
                <Trans>Version history</Trans>
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => setAct('template')}>
                <Trans>Start again with a template…</Trans>
              </DropdownMenuItem>
              {(may('discard') || may('unpublish')) && <DropdownMenuSeparator />}
              {may('discard') && changes !== null && changes > 0 && (
                <DropdownMenuItem onSelect={() => setAct('discard')} tone="danger">
                  <Trans>Discard changes…</Trans>
                </DropdownMenuItem>
              )}
              {may('unpublish') && (
                <DropdownMenuItem onSelect={() => setAct('unpublish')} tone="danger">
                  <Trans>Unpublish…</Trans>
                </DropdownMenuItem>
              )}
            </DropdownMenuContent>
          </DropdownMenu>
        </>
      )}
      {shown && <SiteDialog act={shown} onClose={close} onLoadFailed={close} site={site} />}
    </>
  );
}
