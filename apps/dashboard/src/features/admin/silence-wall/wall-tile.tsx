import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ApiClients, WallTile } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Checkbox } from '@unmuted/ui/checkbox';
import { CheckIcon } from '@unmuted/ui/icons';
import { StatusPill } from '@unmuted/ui/status-pill';
import { memo } from 'react';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { LevelBar } from '#/features/admin/silence-wall/level-bar.tsx';
import { LevelFall } from '#/features/admin/silence-wall/level-fall.tsx';
import { ListenButton } from '#/features/admin/silence-wall/listen-button.tsx';
import { RunningClock } from '#/features/admin/silence-wall/running-clock.tsx';
import { itemAttribute, linkAttribute } from '#/features/admin/silence-wall/use-wall-keys.ts';
import {
  heardText,
  toneOf,
  verdictText,
  type WallTone,
} from '#/features/admin/silence-wall/wall-tile.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface WallTileCardProps {
  api: ApiClients;
  tile: WallTile;
  /** The station with the most harm: twice as wide, with how its level fell. */
  isFirst: boolean;
  isAcknowledging: boolean;
  isSelecting: boolean;
  isSelected: boolean;
  onAcknowledge: (tile: WallTile) => void;
  onListen: (tile: WallTile) => void;
  onSelect: (id: string) => void;
}

const tones: Record<WallTone, { className: string }> = {
  'off-air': {
    className:
      'border-off-air-border [--tile-text:var(--ui-off-air-text)] before:bg-off-air-solid data-first:bg-off-air-fill',
  },
  silent: {
    className: 'border-silent-border [--tile-text:var(--ui-silent-text)] before:bg-silent-solid',
  },
  unknown: {
    className: 'border-border [--tile-text:var(--ui-suspended-text)] before:bg-suspended-solid',
  },
};

/** A station that needs attention. */
export const WallTileCard = memo(function WallTileCard(props: WallTileCardProps) {
  const { api, tile, isFirst, isSelecting, isSelected, onSelect } = props;
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const { id, serviceId, name, customer, verdict, since, level, incident } = tile;
  const tone = toneOf(verdict);
  const heard = heardText(i18n, formats, tile);
  const hasFall = isFirst && incident !== null;
  return (
    <li
      {...{ [itemAttribute]: id }}
      className={`relative flex min-h-60 min-w-0 flex-col overflow-hidden rounded-card border bg-surface-raised p-4 ps-5.5 before:absolute before:inset-y-0 before:start-0 before:w-1.5 focus-within:ring-2 focus-within:ring-focus ${isFirst ? 'md:col-span-2' : ''} ${tones[tone].className}`}
      data-first={isFirst || undefined}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isSelecting && (
          <Checkbox aria-label={t`Select ${name}`} checked={isSelected} onChange={() => onSelect(id)} />
        )}
        <StatusPill
          appearance="plain"
          className={isFirst ? 'md:text-20' : undefined}
          status={tone === 'unknown' ? 'unknown' : tone}
        >
          {verdictText(i18n, tile)}
        </StatusPill>
        {incident?.isTest && (
          <span className="rounded-badge border border-border px-1.5 text-12 text-fg-muted">
            <Trans context="an incident">Test</Trans>
          </span>
        )}
        {since !== null && (
          <RunningClock
            className={`ms-auto font-semibold tracking-20 tabular-nums ${isFirst ? 'text-24 md:text-40' : 'text-20'}`}
            since={since}
          />
        )}
      </div>
      <div className={`min-w-0 ${hasFall ? 'grid gap-x-4 md:grid-cols-2' : ''}`}>
        <div className="min-w-0">
          <h3
            className={`relative mt-2 font-title wrap-anywhere ${isFirst ? 'text-24 tracking-24 md:text-32 md:tracking-32' : 'text-20 tracking-20'}`}
          >
            <Link
              {...{ [linkAttribute]: '' }}
              className="outline-none after:absolute after:-inset-y-2 after:inset-x-0 hover:underline"
              params={{ streamingServiceId: serviceId }}
              to="/admin/silence/manage/$streamingServiceId"
            >
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <p className="truncate text-13 text-fg-muted">
            <bdi>{customer.company ?? customer.name}</bdi>
          </p>
          {!isFirst && <Levels rms={level?.rms ?? []} />}
          <p className={`mt-2 text-fg-muted ${isFirst ? 'md:text-16' : 'text-13'}`}>{heard ?? '\u00a0'}</p>
        </div>
        {hasFall && since !== null && (
          <div className="hidden items-end justify-end pt-4 md:flex">
            <LevelFall api={api} id={id} since={since} />
          </div>
        )}
      </div>
      <Harm {...props} />
    </li>
  );
});

/** Left and right, or both in one. */
function Levels({ rms }: { rms: readonly number[] }) {
  const { t } = useWords();
  const left = rms[0] ?? null;
  const right = rms[1];
  const isMono = left !== null && right === undefined;
  return (
    <div aria-hidden="true" className="mt-3 grid gap-1.5 text-12 text-fg-subtle" dir="ltr">
      <div className="flex items-center gap-2.5">
        {!isMono && <span className="w-2">{t({ message: 'L', context: 'the left channel' })}</span>}
        <LevelBar db={left} />
      </div>
      {!isMono && (
        <div className="flex items-center gap-2.5">
          <span className="w-2">{t({ message: 'R', context: 'the right channel' })}</span>
          <LevelBar db={right ?? null} />
        </div>
      )}
    </div>
  );
}

/** What it costs, and who takes care of it. */
function Harm({ tile, isFirst, isAcknowledging, onAcknowledge, onListen }: WallTileCardProps) {
  const { t } = useWords();
  const formats = useFormats();
  const { name, incident, listeners } = tile;
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formats.number(Math.round(value));
  const lost = incident?.listenersLost ?? null;
  const { by, at } = incident?.acknowledged ?? {};
  const hasLost = tile.verdict === 'off_air' && lost !== null;
  return (
    <div className="mt-auto flex flex-wrap items-end gap-x-3.5 gap-y-2 pt-3">
      <Figure
        label={<Trans>listener-minutes</Trans>}
        size={isFirst ? 'text-32 md:text-40' : 'text-32'}
        value={number(incident?.listenerMinutes)}
      />
      {hasLost ? (
        <Figure label={<Trans>people lost</Trans>} size="text-20" value={number(lost)} />
      ) : (
        <Figure
          label={<Trans context="people who listen now">listening</Trans>}
          size="text-20"
          value={number(listeners)}
        />
      )}
      <div className="ms-auto flex min-w-0 items-center gap-2 text-13">
        <ListenButton onListen={onListen} tile={tile} />
        {at !== undefined ? (
          <span className="inline-flex min-w-0 items-center gap-1.5 text-fg-muted">
            <CheckIcon className="flex-none" />
            <span className="truncate">
              <Trans>
                <bdi>{by}</bdi>, <AgeSince at={at} /> ago
              </Trans>
            </span>
          </span>
        ) : (
          incident && (
            <Button
              aria-label={t`Acknowledge ${name}`}
              loading={isAcknowledging}
              onClick={() => onAcknowledge(tile)}
              size="sm"
            >
              <Trans>Acknowledge</Trans>
            </Button>
          )
        )}
      </div>
    </div>
  );
}

interface FigureProps {
  label: React.ReactNode;
  value: string;
  size: string;
}

function Figure({ label, value, size }: FigureProps) {
  return (
    <p>
      <span className={`block font-title tracking-24 tabular-nums ${size}`}>{value}</span>
      <span className="block text-12 whitespace-nowrap text-fg-muted">{label}</span>
    </p>
  );
}
