import { useLingui } from '@lingui/react';
import { Plural, useLingui as useWords } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ApiClients, StaffAppItem } from '@unmuted/api';
import { Link as TextLink } from '@unmuted/ui/link';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { appStates } from '#/components/product-states/product-states.ts';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';
import { moveTo, type StaffMove } from '#/features/admin/app-moves/moves.ts';
import { AppIcon } from '#/features/admin/apps/app-icon.tsx';
import { appPaths } from '#/features/admin/apps/app-platforms.ts';
import { AppWait } from '#/features/admin/apps/app-wait.tsx';
import {
  type AppPage,
  type AppsSearch,
  appStateOrder,
  waitingStates,
} from '#/features/admin/apps/apps.search.ts';
import { StateBoard } from '#/features/admin/review/state-board.tsx';

const MoveDialog = lazyOverlay(
  async () => (await import('#/features/admin/app-moves/move-dialog.tsx')).MoveDialog,
);

export interface AppsBoardProps {
  api: ApiClients;
  platform: AppPlatform;
  list: AppPage;
  search: AppsSearch;
}

/** The apps in columns by state. A card moves only as the life of an app allows, and after a confirmation. */
export function AppsBoard({ api, platform, list, search }: AppsBoardProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const [act, setAct] = useState<{ id: string; move: StaffMove } | null>(null);
  const close = () => setAct(null);
  const hidden = list.total - list.items.length;
  return (
    <>
      <StateBoard
        displays={appStates}
        empty={t`No apps`}
        hidden={
          hidden > 0 && (
            <Plural
              one="# more app is not on the board. Search to find it."
              other="# more apps are not on the board. Search to find them."
              value={hidden}
            />
          )
        }
        items={list.items}
        label={t`Apps by state`}
        onMove={(card, target) => {
          const move = moveTo(card, target);
          if (move) setAct({ id: card.id, move });
        }}
        refusalOf={(card, target) => {
          if (moveTo(card, target)) return null;
          if (target === 'building') return t`A build machine starts builds`;
          const present = i18n._(appStates[card.state].word);
          return t`Not possible from “${present}”`;
        }}
        state={search.state}
        states={search.waiting ? waitingStates : appStateOrder}
      >
        {(card) => <AppCard app={card} filesUrl={list.filesUrl} />}
      </StateBoard>
      {act && <MoveDialog {...act} api={api} onClose={close} onLoadFailed={close} platform={platform} />}
    </>
  );
}

function AppCard({ app, filesUrl }: { app: StaffAppItem; filesUrl: string }) {
  const { id, platform, name, icon, customer, packageId, state, stateSince } = app;
  return (
    <div className="grid gap-1.5">
      <div className="flex min-w-0 items-center gap-2">
        <AppIcon file={icon} filesUrl={filesUrl} size={28} />
        <TextLink asChild className="touch-target font-medium wrap-anywhere">
          <Link params={{ id }} to={appPaths[platform]}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      </div>
      <p className="text-12 wrap-anywhere text-fg-muted" dir="ltr">
        {packageId}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-12 text-fg-muted">
        <bdi className="min-w-0 wrap-anywhere">{customer.name}</bdi>
        <AppWait hasIcon state={state} stateSince={stateSince} />
      </p>
    </div>
  );
}
