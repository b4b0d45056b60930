import { Trans } from '@lingui/react/macro';
import type { ApiClients, SilenceWall, WallTile } from '@unmuted/api';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { BlindBanner, CheckersLine } from '#/features/admin/silence-wall/checkers-line.tsx';
import { KeysHint } from '#/features/admin/silence-wall/keys-dialog.tsx';
import { OnAirGrid } from '#/features/admin/silence-wall/on-air-grid.tsx';
import { groupsOf, type SilenceWallSearch } from '#/features/admin/silence-wall/silence-wall.search.ts';
import { SnoozedTiles } from '#/features/admin/silence-wall/snoozed-tiles.tsx';
import type { useWallSelection } from '#/features/admin/silence-wall/use-wall-selection.ts';
import { CalmWall, NoStations, wallGrid } from '#/features/admin/silence-wall/wall-states.tsx';
import { WallTileCard } from '#/features/admin/silence-wall/wall-tile.tsx';

export interface WallContentProps {
  api: ApiClients;
  wall: SilenceWall;
  isStale: boolean;
  search: SilenceWallSearch;
  onSearch: (change: SilenceWallSearch) => void;
  selection: ReturnType<typeof useWallSelection>;
  /** The station whose alarm is being acknowledged. */
  acknowledging: string | null;
  onAcknowledge: (tile: WallTile) => void;
  onListen: (tile: WallTile) => void;
}

const reset = { q: undefined, state: undefined } as const;

/** The stations: those that need attention, the snoozed ones, and those on air. */
export function WallContent(props: WallContentProps) {
  const { api, wall, isStale, search, onSearch, selection } = props;
  const { tiles, snoozed, onAir } = wall;
  const isFiltered = Boolean(search.q || search.state);
  const isEmpty = tiles.length + snoozed.length + onAir.length === 0;
  const hasTiles = tiles.length + snoozed.length > 0;
  // With a filter of states, the others are not known to be well.
  const isCalm = tiles.length === 0 && !isEmpty && groupsOf(search).length === 0;
  return (
    <>
      <BlindBanner wall={wall} />
      {/* Grey while stale: nothing claims to be current. */}
      <div className={`grid gap-6 ${isStale ? 'grayscale' : ''}`}>
        {isCalm && <CalmWall />}
        {isEmpty && <NoStations isFiltered={isFiltered} onReset={() => onSearch({ ...reset })} />}
        {hasTiles && (
          <section aria-labelledby="attention-title">
            <VisuallyHidden>
              <h2 id="attention-title">
                <Trans>Needs attention</Trans>
              </h2>
            </VisuallyHidden>
            {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores list semantics when list-style is none */}
            <ul {...wallGrid} role="list">
              {tiles.map((tile, index) => (
                <WallTileCard
                  api={api}
                  isAcknowledging={props.acknowledging === tile.id}
                  isFirst={index === 0}
                  isSelected={selection.chosen.has(tile.id)}
                  isSelecting={selection.isSelecting}
                  key={tile.id}
                  onAcknowledge={props.onAcknowledge}
                  onListen={props.onListen}
                  onSelect={selection.toggle}
                  tile={tile}
                />
              ))}
              <SnoozedTiles api={api} onMore={() => selection.start(true)} tiles={snoozed} />
            </ul>
          </section>
        )}
        <OnAirGrid
          hint={<KeysHint />}
          isSelecting={selection.isSelecting}
          onSelect={selection.toggle}
          onShowAll={search.all ? undefined : () => onSearch({ all: 1 })}
          selected={selection.chosen}
          wall={wall}
        />
      </div>
      <CheckersLine wall={wall} />
    </>
  );
}
