import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Listener, ListenerClass } from '@unmuted/api';
import { Flag } from '@unmuted/ui/flag';
import {
  AudioLinesIcon,
  CircleQuestionMarkIcon,
  DownloadIcon,
  GlobeIcon,
  type IconType,
  MonitorIcon,
  RadioIcon,
  RadioTowerIcon,
  SmartphoneIcon,
  TerminalIcon,
} from '@unmuted/ui/icons';
import { useMemo } from 'react';
import { playerNameOf } from '#/features/cast/listeners/player-names.ts';
import { tagOf } from '#/i18n/locales.ts';
import { namesIn } from '#/i18n/names.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePresent } from '#/lib/use-now.ts';

/** Labels of the listener classes. */
export const classNames: Record<ListenerClass, MessageDescriptor> = {
  desktop: msg`Desktop player`,
  mobile: msg`Mobile`,
  browser: msg`Browser`,
  speaker: msg`Speaker`,
  tv: msg`TV`,
  car: msg`Car`,
  relay: msg`Relay`,
  ripper: msg`Stream recorder`,
  bot: msg`Bot`,
  unknown: msg({ message: 'Unknown', context: 'kind of player' }),
};

const classIcons: Record<ListenerClass, IconType> = {
  desktop: MonitorIcon,
  mobile: SmartphoneIcon,
  browser: GlobeIcon,
  speaker: RadioIcon,
  tv: MonitorIcon,
  car: AudioLinesIcon,
  relay: RadioTowerIcon,
  ripper: DownloadIcon,
  bot: TerminalIcon,
  unknown: CircleQuestionMarkIcon,
};

/** Formats country names in the current language. */
export function useCountryName(): (code: string | null) => string {
  const { i18n, t } = useLingui();
  const unknown = t`Unknown location`;
  return useMemo(() => {
    const nameOf = namesIn(tagOf(i18n.locale), 'region');
    return (code) => (code === null ? unknown : nameOf(code));
  }, [i18n.locale, unknown]);
}

/** A country's flag and name. */
export function Country({ code }: { code: string | null }) {
  return <NamedCountry code={code} name={useCountryName()(code)} />;
}

/** Like `Country`, for a name that is already resolved, as in large tables. */
export function NamedCountry({ code, name }: { code: string | null; name: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {code === null ? <GlobeIcon className="mx-0.5 flex-none text-fg-subtle" /> : <Flag code={code} />}
      <span className="truncate">{name}</span>
    </span>
  );
}

/** The icon of a listener class. */
export function ClassIcon({ kind }: { kind: ListenerClass }) {
  const Icon = classIcons[kind];
  return <Icon className="flex-none text-fg-muted" />;
}

/** The icon and label of a listener class. */
export function ClassLabel({ kind, label }: { kind: ListenerClass; label: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <ClassIcon kind={kind} />
      <span className="truncate">{label}</span>
    </span>
  );
}

/** The player's name, or a placeholder if unknown. */
export function PlayerName({ player, sample }: Pick<Listener, 'player' | 'sample'>) {
  const { i18n } = useLingui();
  const text = playerNameOf(i18n, player);
  const name = player === null ? <span className="text-fg-muted">{text}</span> : <bdi>{text}</bdi>;
  if (!sample) return name;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {name}
      <span className="text-12 text-fg-muted">
        <Trans>Demo</Trans>
      </span>
    </span>
  );
}

/** Live listening time: in seconds during the first minute, then in minutes. */
export function Listening({ since }: { since: string }) {
  const formats = useFormats();
  const start = Math.floor(Date.parse(since) / 1000);
  const seconds = usePresent((now) => {
    const passed = Math.max(0, Math.floor(now / 1000) - start);
    return passed < 60 ? passed : Math.floor(passed / 60) * 60;
  });
  return formats.duration(seconds);
}
