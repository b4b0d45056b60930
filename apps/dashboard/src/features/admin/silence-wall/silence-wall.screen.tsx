import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { WallTile } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Card, CardFailed } from '@unmuted/ui/card';
import { PageHeader } from '@unmuted/ui/page-header';
import { useToast } from '@unmuted/ui/toast';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { useCallback, useRef, useState } from 'react';
import { verdictNames } from '#/components/silence/silence-words.messages.ts';
import { SilenceTabs } from '#/components/silence-tabs/silence-tabs.tsx';
import { acknowledgeOnWall } from '#/data/admin-silence/admin-silence.queries.ts';
import { KeysDialog } from '#/features/admin/silence-wall/keys-dialog.tsx';
import { ListeningLine } from '#/features/admin/silence-wall/listening-line.tsx';
import { SelectBar } from '#/features/admin/silence-wall/select-bar.tsx';
import {
  type SilenceWallSearch,
  silenceWallSearch,
} from '#/features/admin/silence-wall/silence-wall.search.ts';
import { SnoozeDialog } from '#/features/admin/silence-wall/snooze-dialog.tsx';
import { useAlarmSound } from '#/features/admin/silence-wall/use-alarm-sound.ts';
import { useBigScreen } from '#/features/admin/silence-wall/use-big-screen.ts';
import { useNewAlarms, useWall } from '#/features/admin/silence-wall/use-wall.ts';
import { useWallKeys } from '#/features/admin/silence-wall/use-wall-keys.ts';
import { useWallListening } from '#/features/admin/silence-wall/use-wall-listening.ts';
import { useWallSelection } from '#/features/admin/silence-wall/use-wall-selection.ts';
import { WallBar } from '#/features/admin/silence-wall/wall-bar.tsx';
import { WallContent } from '#/features/admin/silence-wall/wall-content.tsx';
import { StaleBanner, WallSkeleton } from '#/features/admin/silence-wall/wall-states.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useDeviceSwitch } from '#/lib/device-settings.ts';

const route = getRouteApi('/_admin/admin/silence/');

/** `/admin/silence`: the watched stations of all customers, ordered by harm. */
export function SilenceWallScreen() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api } = route.useRouteContext();
  const search = route.useSearch({ select: silenceWallSearch, structuralSharing: true });
  const navigate = useNavigate();
  const wall = useWall(api, search);
  const { data, error } = wall;
  const root = useRef<HTMLDivElement>(null);
  const big = useBigScreen(root);
  const sound = useAlarmSound();
  const selection = useWallSelection(data);
  const toasts = useToast();
  const { station: heard, listen, stop } = useWallListening();
  const [areKeysOff, setKeysOff] = useDeviceSwitch('silence-keys-off');
  const [areKeysShown, setKeysShown] = useState(false);
  const [snoozing, setSnoozing] = useState<readonly WallTile[] | null>(null);
  const [announced, setAnnounced] = useState('');
  const { mutate, variables, isPending } = useMutation(acknowledgeOnWall(api));
  const change = (part: SilenceWallSearch) =>
    void navigate({
      to: '/admin/silence',
      search: (previous) => silenceWallSearch({ ...previous, ...part }),
      replace: true,
      resetScroll: false,
    });
  const acknowledge = useCallback(
    ({ id, incident }: WallTile) => {
      if (incident && !incident.acknowledged) mutate({ id, incidentId: incident.id });
    },
    [mutate],
  );
  const hear = useCallback(
    (tile: WallTile) => {
      if (listen(tile)) return;
      const { name } = tile;
      toasts.show({ tone: 'info', title: t`${name} has no address at which it can be heard` });
    },
    [listen, toasts, t],
  );
  const tileOf = (id: string) => selection.shown.find((tile) => tile.id === id);

  useWallKeys(
    root,
    {
      onAcknowledge: (id) => {
        const tile = tileOf(id);
        if (tile) acknowledge(tile);
      },
      onSnooze: (id) => {
        const tile = id === null ? undefined : tileOf(id);
        if (selection.selected.length > 0) setSnoozing(selection.selected);
        else if (tile) setSnoozing([tile]);
      },
      onSelect: selection.toggle,
      onListen: (id) => {
        const tile = id === null ? undefined : tileOf(id);
        if (tile) hear(tile);
        else stop();
      },
      onHelp: () => setKeysShown(true),
    },
    !areKeysOff,
  );
  useNewAlarms(data, `${wall.params.q} ${wall.params.state}`, (alarms) => {
    sound.play();
    const stations = alarms
      .map(({ name, verdict }) => `${name}, ${i18n._(verdictNames[verdict])}`)
      .join('; ');
    setAnnounced(t`New alarm: ${stations}`);
  });

  return (
    <>
      {!big.isBig && (
        <>
          <PageHeader
            breadcrumb={[
              <Link key="dashboard" to="/admin/dashboard">
                <Trans>Dashboard</Trans>
              </Link>,
              <Trans key="silence">Silence</Trans>,
            ]}
            title={<Trans>Silence wall</Trans>}
          />
          <SilenceTabs />
        </>
      )}
      <div
        className={big.isBig ? 'fixed inset-0 z-30 overflow-y-auto bg-surface' : undefined}
        data-big={big.isBig || undefined}
        ref={root}
      >
        <div className={`grid gap-5 ${big.isBig ? 'p-4 md:p-6 xl:[zoom:1.25]' : ''}`}>
          <WallBar
            counts={data?.counts}
            isBig={big.isBig}
            isSelecting={selection.isSelecting}
            onBig={big.toggle}
            onKeys={() => setKeysShown(true)}
            onSearch={change}
            onSelecting={selection.start}
            search={search}
            sound={sound}
          />
          {sound.isBlocked && (
            <Alert tone="info">
              <Trans>The browser allows the sound after a click or a key on this page.</Trans>
            </Alert>
          )}
          {heard && <ListeningLine onStop={stop} station={heard} />}
          {wall.isStale && (
            <StaleBanner
              isRetrying={wall.isFetching}
              onRetry={() => void wall.refetch()}
              seenAt={wall.dataUpdatedAt}
            />
          )}
          {data ? (
            <WallContent
              acknowledging={isPending ? variables.id : null}
              api={api}
              isStale={wall.isStale}
              onAcknowledge={acknowledge}
              onListen={hear}
              onSearch={change}
              search={search}
              selection={selection}
              wall={data}
            />
          ) : error ? (
            <Card>
              <CardFailed
                description={errorText(i18n, error)}
                onRetry={() => void wall.refetch()}
                retrying={wall.isFetching}
                title={<Trans>Couldn’t load the wall</Trans>}
              />
            </Card>
          ) : (
            <WallSkeleton />
          )}
          {selection.isSelecting && (
            <SelectBar
              onCancel={() => selection.start(false)}
              onSelectAll={selection.selectAll}
              onSnooze={() => setSnoozing(selection.selected)}
              selected={selection.selected}
              shown={selection.shown}
            />
          )}
        </div>
      </div>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {snoozing && (
        <SnoozeDialog
          api={api}
          onClose={() => setSnoozing(null)}
          onDone={() => selection.start(false)}
          stations={snoozing}
        />
      )}
      {areKeysShown && (
        <KeysDialog
          isOn={!areKeysOff}
          onChange={(isOn) => setKeysOff(!isOn)}
          onClose={() => setKeysShown(false)}
        />
      )}
    </>
  );
}
