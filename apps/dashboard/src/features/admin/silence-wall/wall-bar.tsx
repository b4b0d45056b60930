import { Trans, useLingui } from '@lingui/react/macro';
import type { SilenceWall } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { IconButton } from '@unmuted/ui/icon-button';
import { KeyboardIcon, MaximizeIcon, MinimizeIcon, Volume2Icon, VolumeXIcon } from '@unmuted/ui/icons';
import { SearchInput } from '@unmuted/ui/search-input';
import { type Status, StatusIcon } from '@unmuted/ui/status-pill';
import { Tooltip } from '@unmuted/ui/tooltip';
import { WallClock } from '#/features/admin/silence-wall/running-clock.tsx';
import {
  groupNames,
  groupsOf,
  type SilenceWallSearch,
  type WallGroup,
} from '#/features/admin/silence-wall/silence-wall.search.ts';
import type { AlarmSoundControls } from '#/features/admin/silence-wall/use-alarm-sound.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface WallBarProps {
  counts: SilenceWall['counts'] | undefined;
  search: SilenceWallSearch;
  onSearch: (change: SilenceWallSearch) => void;
  sound: AlarmSoundControls;
  isBig: boolean;
  onBig: () => void;
  onKeys: () => void;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
}

/** What is wrong at a glance, the filters, and the controls of the wall. */
export function WallBar(props: WallBarProps) {
  const { counts, search, onSearch, isBig, isSelecting, onSelecting } = props;
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {isBig && (
        <h1 className="text-20 font-title tracking-20">
          <Trans>Silence wall</Trans>
        </h1>
      )}
      <Counts counts={counts} onSearch={onSearch} search={search} />
      <div className="ms-auto flex min-w-0 flex-wrap items-center gap-2 max-md:w-full">
        <div className="min-w-40 flex-1 max-md:basis-full md:w-56">
          <SearchInput
            aria-label={t`Search stations and customers`}
            maxLength={100}
            onValueChange={(q) => onSearch({ q })}
            placeholder={t`Station or customer`}
            value={search.q ?? ''}
          />
        </div>
        <Button aria-pressed={isSelecting} onClick={() => onSelecting(!isSelecting)}>
          <Trans context="stations">Select</Trans>
        </Button>
        <Controls {...props} />
        <WallClock className="text-24 font-semibold tracking-24 tabular-nums max-md:hidden lg:text-32 lg:tracking-32" />
      </div>
    </div>
  );
}

function Controls({ sound, isBig, onBig, onKeys }: WallBarProps) {
  const { t } = useLingui();
  const soundName = sound.isOn ? t`Sound on a new alarm: on` : t`Sound on a new alarm: off`;
  const bigName = isBig ? t`Leave the big screen` : t`Big screen`;
  const keysName = t`Keyboard`;
  return (
    <span className="flex items-center gap-1 max-md:ms-auto">
      <Tooltip content={soundName}>
        <IconButton
          aria-checked={sound.isOn}
          aria-label={t`Sound on a new alarm`}
          onClick={() => sound.setOn(!sound.isOn)}
          role="switch"
        >
          {sound.isOn ? <Volume2Icon /> : <VolumeXIcon />}
        </IconButton>
      </Tooltip>
      <Tooltip content={bigName}>
        <IconButton aria-label={bigName} onClick={onBig}>
          {isBig ? <MinimizeIcon /> : <MaximizeIcon />}
        </IconButton>
      </Tooltip>
      <Tooltip content={keysName}>
        <IconButton aria-haspopup="dialog" aria-label={keysName} className="max-md:hidden" onClick={onKeys}>
          <KeyboardIcon />
        </IconButton>
      </Tooltip>
    </span>
  );
}

const looks: Record<WallGroup, { status: Status; text: string; count: keyof SilenceWall['counts'] }> = {
  off_air: { status: 'off-air', text: 'text-off-air-text', count: 'offAir' },
  silent: { status: 'silent', text: 'text-silent-text', count: 'alarm' },
  cannot_check: { status: 'unknown', text: 'text-fg-muted', count: 'cannotCheck' },
  on_air: { status: 'live', text: 'text-live-text', count: 'onAir' },
};

/** The counts are the filter of the states. */
function Counts({ counts, search, onSearch }: Pick<WallBarProps, 'counts' | 'search' | 'onSearch'>) {
  const { t } = useLingui();
  const formats = useFormats();
  const chosen = groupsOf(search);
  const names: Record<WallGroup, string> = {
    off_air: t`Off air`,
    silent: t({ message: 'Silent', context: 'stations on the wall' }),
    cannot_check: t`Can’t check`,
    on_air: t`On air`,
  };
  const showOnly = (name: string) => t`Show only: ${name}`;
  const toggle = (name: WallGroup) => {
    const next = groupNames.filter((each) => (each === name) !== chosen.includes(each));
    onSearch({ state: next.join() });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: `fieldset` is for form fields
    <div aria-label={t`States`} className="-ms-2 flex flex-wrap items-center gap-1" role="group">
      {groupNames.map((name) => (
        <button
          aria-pressed={chosen.includes(name)}
          className="flex min-h-11 items-center gap-2 rounded-control px-2 hover:bg-fill aria-pressed:bg-fill-active"
          key={name}
          onClick={() => toggle(name)}
          title={showOnly(names[name])}
          type="button"
        >
          <span className={`flex items-center gap-1.5 font-medium ${looks[name].text}`}>
            <StatusIcon className="size-4" status={looks[name].status} />
            {names[name]}
          </span>
          <span className="text-20 font-title tracking-20 text-fg tabular-nums md:text-24 md:tracking-24">
            {counts ? formats.number(counts[looks[name].count]) : '–'}
          </span>
        </button>
      ))}
    </div>
  );
}
