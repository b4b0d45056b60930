import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ApiClients } from '@unmuted/api';
import {
  BanIcon,
  CopyIcon,
  FileTextIcon,
  PencilIcon,
  PlayIcon,
  RadioTowerIcon,
  RotateCwIcon,
  SettingsIcon,
} from '@unmuted/ui/icons';
import type { Command, CommandsOfKind } from '#/components/command-palette/command.ts';
import { useCopyAddress } from '#/components/copy-button/use-copy-address.ts';
import { connectionTestAnchor } from '#/features/cast/overview/connection-test-anchor.ts';
import { type SettingsTab, settingsTabs } from '#/features/cast/settings/settings.search.ts';
import { isStaffTab, settingsTabNames } from '#/features/cast/settings/settings-tabs.ts';
import { type CastActsInput, permittedActs } from '#/features/cast/shell/cast-acts.ts';
import { type CastBase, type CastPage, castPages, castPath } from '#/features/cast/shell/cast-pages.ts';
import { useStartCast } from '#/features/cast/shell/use-start-cast.tsx';
import { usePermissions } from '#/session/use-permission.ts';

const actNames = {
  start: msg({ message: 'Start', context: 'a cast' }),
  title: msg`Update song`,
  restart: msg`Restart…`,
  stop: msg`Stop…`,
  copy: msg`Copy stream address`,
  test: msg`Test my connection`,
} as const;

/** The labels of all entries. */
export const castEntryNames = [
  ...Object.values(castPages).map(({ name }) => name),
  ...Object.values(settingsTabNames),
  ...Object.values(actNames),
];

/** An act that a dialog confirms or completes. */
export type DialogAct = 'restart' | 'stop' | 'title';

export interface PaletteCast extends Omit<CastActsInput, 'may'> {
  username: string;
  name: string;
  /** Null without an engine, or if it is not known here. */
  streamUrl: string | null;
  /** Additional search terms. */
  keywords?: readonly string[];
  /** Additional acts. */
  acts?: readonly Command[];
}

export interface CastEntriesOptions {
  api: ApiClients;
  base: CastBase;
  canEditLimits: boolean;
  casts: readonly PaletteCast[];
  onDialog: (username: string, act: DialogAct) => void;
}

/** The pages, settings and permitted acts of each cast. */
export function useCastEntries(options: CastEntriesOptions): readonly CommandsOfKind[] {
  const { t, i18n } = useLingui();
  const actsOf = useActsOf(options);
  const { base, canEditLimits, casts } = options;
  const may = usePermissions();
  const pages = (Object.keys(castPages) as CastPage[]).filter((page) => may(castPages[page].permission));
  const tabs = may('settings.manage') ? settingsTabs.filter((tab) => canEditLimits || !isStaffTab(tab)) : [];

  const commandsOf = (make: (cast: PaletteCast) => readonly Command[]) =>
    casts.flatMap((cast) => make(cast).map((command) => ofCast(command, cast)));
  return [
    {
      id: 'cast-pages',
      label: t`Cast pages`,
      items: commandsOf(({ username }) =>
        pages.map((page) => ({
          id: `cast-${username}-page-${page}`,
          href: hrefOf(base, page, username),
          label: i18n._(castPages[page].name),
          icon: <FileTextIcon />,
        })),
      ),
    },
    {
      id: 'cast-settings',
      label: t`Cast settings`,
      items: commandsOf(({ username }) =>
        tabs.map((tab) => ({
          id: `cast-${username}-settings-${tab}`,
          href: tabHref(base, username, tab),
          label: i18n._(settingsTabNames[tab]),
          icon: <SettingsIcon />,
          keywords: [i18n._(castPages.settings.name)],
        })),
      ),
    },
    {
      id: 'cast-actions',
      label: t`Cast actions`,
      items: commandsOf((cast) => [...actsOf(cast), ...(cast.acts ?? [])]),
    },
  ];
}

/** Returns a function that lists the acts on a cast that are permitted in its current state. */
function useActsOf({ api, base, onDialog }: CastEntriesOptions) {
  const { i18n } = useLingui();
  const { start } = useStartCast(api);
  const copy = useCopyAddress();
  const may = usePermissions();
  return (cast: PaletteCast): readonly Command[] => {
    const { username, streamUrl, state } = cast;
    const permitted = permittedActs({ ...cast, may });
    const id = (act: string) => `cast-${username}-${act}`;
    const open = (act: DialogAct) => () => onDialog(username, act);
    const isClosed = state === undefined || state === 'suspended' || state === 'stopped';
    const acts: readonly (Command | false)[] = [
      permitted.has('start') && {
        id: id('start'),
        label: i18n._(actNames.start),
        icon: <PlayIcon />,
        run: () => start(username),
      },
      permitted.has('title') && {
        id: id('title'),
        label: i18n._(actNames.title),
        icon: <PencilIcon />,
        run: open('title'),
      },
      permitted.has('restart') && {
        id: id('restart'),
        label: i18n._(actNames.restart),
        icon: <RotateCwIcon />,
        run: open('restart'),
      },
      permitted.has('stop') && {
        id: id('stop'),
        label: i18n._(actNames.stop),
        icon: <BanIcon />,
        run: open('stop'),
      },
      streamUrl !== null &&
        !isClosed && {
          id: id('copy'),
          label: i18n._(actNames.copy),
          icon: <CopyIcon />,
          run: () => void copy(streamUrl),
        },
      permitted.has('test') && {
        id: id('test'),
        href: `${hrefOf(base, 'overview', username)}#${connectionTestAnchor}`,
        label: i18n._(actNames.test),
        icon: <RadioTowerIcon />,
      },
    ];
    return acts.filter((act) => act !== false);
  };
}

/** An entry found by its own label and by the cast. */
function ofCast(command: Command, { name, username, keywords = [] }: PaletteCast): Command {
  return {
    ...command,
    searchOnly: true,
    hint: <bdi>{name}</bdi>,
    keywords: [...(command.keywords ?? []), name, username, ...keywords],
  };
}

const hrefOf = (base: CastBase, page: CastPage, username: string) =>
  castPath(base, page).replace('$username', username);

/** The first tab is omitted from the URL. */
const tabHref = (base: CastBase, username: string, tab: SettingsTab) =>
  `${hrefOf(base, 'settings', username)}${tab === 'general' ? '' : `?tab=${tab}`}`;
