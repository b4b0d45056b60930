import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, WallTile } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CirclePauseIcon } from '@unmuted/ui/icons';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { snoozeSilences } from '#/data/admin-silence/admin-silence.queries.ts';

export interface SnoozedTilesProps {
  api: ApiClients;
  tiles: readonly WallTile[];
  /** Selects more stations for the same work. */
  onMore: () => void;
}

/** Names above this are counted. */
const mostNames = 3;

/** Snoozed stations, one tile for each planned work. */
export function SnoozedTiles({ api, tiles, onMore }: SnoozedTilesProps) {
  return groupsOf(tiles).map((group) => (
    <SnoozedTile api={api} key={group[0]?.id} onMore={onMore} tiles={group} />
  ));
}

function SnoozedTile({ api, tiles, onMore }: SnoozedTilesProps) {
  const { i18n } = useLingui();
  const { mutateAsync } = useMutation(snoozeSilences(api));
  const first = tiles[0];
  if (!first) return null;
  const { snoozedUntil, snoozedBy, snoozeReason } = first;
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    tiles.slice(0, mostNames).map(({ name }) => name),
  );
  const others = tiles.length - mostNames;
  const until = snoozedUntil !== null && <Timestamp at={snoozedUntil} />;
  const end = () => mutateAsync({ ids: tiles.map(({ id }) => id), until: null, reason: null });
  return (
    <li className="flex min-h-60 min-w-0 flex-col gap-2 rounded-card border border-dashed border-border-strong p-4">
      <p className="flex items-center gap-2 font-medium text-fg-muted">
        <CirclePauseIcon className="flex-none" />
        <Plural one="# snoozed" other="# snoozed" value={tiles.length} />
      </p>
      <h3 className="text-16 font-semibold wrap-anywhere">
        {snoozeReason ? <bdi>{snoozeReason}</bdi> : <Trans>Without a reason</Trans>}
      </h3>
      <p className="text-13 wrap-anywhere text-fg-muted">
        <bdi>{names}</bdi>
        {others > 0 && (
          <>
            {' '}
            <Plural one="and # other" other="and # others" value={others} />
          </>
        )}
        {until && (
          <>
            , <Trans>until {until}.</Trans>
          </>
        )}{' '}
        {snoozedBy !== null && (
          <Trans>
            Set by <bdi>{snoozedBy}</bdi>.
          </Trans>
        )}
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-3">
        <Button onClick={onMore} size="sm">
          <Trans>Snooze more</Trans>
        </Button>
        <ConfirmDialog
          action={<Trans>End snooze</Trans>}
          onConfirm={end}
          title={
            <Plural
              one="End the snooze of # station?"
              other="End the snooze of # stations?"
              value={tiles.length}
            />
          }
          trigger={
            <Button size="sm" variant="ghost">
              <Trans>End snooze…</Trans>
            </Button>
          }
        >
          <Trans>People are told about its alarms again at once.</Trans>
        </ConfirmDialog>
      </div>
    </li>
  );
}

/** Stations that were snoozed together. */
function groupsOf(tiles: readonly WallTile[]): readonly (readonly WallTile[])[] {
  const groups = new Map<string, WallTile[]>();
  for (const tile of tiles) {
    const key = JSON.stringify([tile.snoozeReason, tile.snoozedUntil, tile.snoozedBy]);
    groups.set(key, [...(groups.get(key) ?? []), tile]);
  }
  return [...groups.values()];
}
