import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SilenceWall, WallTile } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Checkbox } from '@unmuted/ui/checkbox';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { memo } from 'react';
import { LevelBar } from '#/features/admin/silence-wall/level-bar.tsx';
import { itemAttribute, linkAttribute } from '#/features/admin/silence-wall/use-wall-keys.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const cells = {
  className:
    'grid grid-cols-[repeat(auto-fill,minmax(min(50%,10.5rem),1fr))] overflow-hidden rounded-card border border-border bg-surface-raised',
};

export interface OnAirGridProps {
  wall: SilenceWall;
  isSelecting: boolean;
  selected: ReadonlySet<string>;
  onSelect: (id: string) => void;
  /** Undefined when all are shown. */
  onShowAll: (() => void) | undefined;
  hint: React.ReactNode;
}

/** The stations on air, most listeners first. */
export function OnAirGrid({ wall, isSelecting, selected, onSelect, onShowAll, hint }: OnAirGridProps) {
  const { onAir, counts } = wall;
  const formats = useFormats();
  const hidden = counts.onAir - onAir.length;
  if (onAir.length === 0) return null;
  const more = formats.number(hidden);
  return (
    <section aria-labelledby="on-air-title">
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-16 font-semibold tracking-16" id="on-air-title">
          <Plural one="# on air" other="# on air" value={counts.onAir} />
        </h2>
        <span className="text-13 text-fg-muted">
          <Trans>Most listeners first</Trans>
        </span>
        <span className="ms-auto max-md:hidden">{hint}</span>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores list semantics when list-style is none */}
      <ul {...cells} role="list">
        {onAir.map((tile) => (
          <StationCell
            isSelected={selected.has(tile.id)}
            isSelecting={isSelecting}
            key={tile.id}
            onSelect={onSelect}
            tile={tile}
          />
        ))}
      </ul>
      {hidden > 0 && onShowAll && (
        <p className="mt-3 text-13 text-fg-muted">
          <Trans>{more} more on air</Trans>{' '}
          <Button onClick={onShowAll} size="sm" variant="ghost">
            <Trans context="stations">Show all</Trans>
          </Button>
        </p>
      )}
    </section>
  );
}

interface StationCellProps {
  tile: WallTile;
  isSelecting: boolean;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

/** A wall has hundreds: a cell renders only when its own station changes. */
const StationCell = memo(function StationCell({ tile, isSelecting, isSelected, onSelect }: StationCellProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { id, serviceId, name, listeners, level, verdict } = tile;
  return (
    <li
      {...{ [itemAttribute]: id }}
      className="relative -me-px -mb-px min-w-0 border-e border-b border-border-soft px-3.5 py-2.5 -outline-offset-2 outline-focus focus-within:outline-2"
    >
      <div className="mb-1.5 flex items-center gap-2 text-13">
        {isSelecting && (
          <span className="relative z-1">
            <Checkbox aria-label={t`Select ${name}`} checked={isSelected} onChange={() => onSelect(id)} />
          </span>
        )}
        <Link
          {...{ [linkAttribute]: '' }}
          className="min-w-0 truncate font-medium outline-none after:absolute after:inset-0 hover:underline"
          params={{ streamingServiceId: serviceId }}
          title={name}
          to="/admin/silence/manage/$streamingServiceId"
        >
          <bdi>{name}</bdi>
        </Link>
        {verdict === 'quiet' && (
          <span className="text-12 text-pending-text">
            <Trans context="a stream">Quiet</Trans>
          </span>
        )}
        <span className="ms-auto text-fg-muted tabular-nums">
          {listeners === null ? '–' : formats.number(listeners)}
          <VisuallyHidden>
            {' '}
            <Trans context="people who listen now">listening</Trans>
          </VisuallyHidden>
        </span>
      </div>
      <LevelBar className="pointer-events-none h-1.25" db={level === null ? null : Math.max(...level.rms)} />
    </li>
  );
});
