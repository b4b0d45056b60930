import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { CommandPalette } from '@unmuted/ui/command-palette';
import { Fragment, useState } from 'react';
import type {
  Command,
  CommandsOfKind,
  PaletteEntries,
  PaletteProps,
} from '#/components/command-palette/command.ts';
import { useActionCommands } from '#/components/command-palette/use-action-commands.tsx';
import { usePageCommands } from '#/components/command-palette/use-page-commands.tsx';
import { tagOf } from '#/i18n/locales.ts';
import type { Area } from '#/session/session-user.ts';

export interface AppPaletteProps extends PaletteProps {
  area: Area;
  /** The entries of each product area, in this order. Pages and global actions follow. */
  entries: readonly PaletteEntries[];
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
}

/** Keeps the list of recent commands short. */
const recentMax = 5;

/** Search over the entries that the product areas declare, the pages of the user’s area and global actions. */
export function AppPalette({ area, entries, ...rest }: AppPaletteProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const here = useRouterState({ select: ({ location }) => location.href });
  const pages = usePageCommands(area);
  const actions = useActionCommands();
  // Cleared with the session, so that product names don’t stay on a shared machine.
  const [recentIds, setRecentIds] = useState<readonly string[]>([]);
  const isSearch = rest.query.trim() !== '';

  const commands: CommandsOfKind[] = [
    ...entries.flatMap(({ groups }) => groups),
    { id: 'pages', label: t`Pages`, items: pages },
    { id: 'actions', label: t`Actions`, items: actions },
  ];
  const groups = commands.map((group) => ({
    ...group,
    items: group.items
      .filter(({ id, searchOnly }) => isSearch || !searchOnly || recentIds.includes(id))
      .map((one) => leavesFrom(one, here)),
  }));
  const names = new Intl.ListFormat(tagOf(i18n.locale)).format(entries.flatMap(({ failed }) => failed));

  function choose({ id }: { id: string }) {
    const command = commands.flatMap(({ items }) => items).find((one) => one.id === id);
    if (!command) return;
    setRecentIds((before) => [id, ...before.filter((other) => other !== id)].slice(0, recentMax));
    if (command.href === undefined) command.run();
    else void router.navigate({ href: command.href });
  }

  return (
    <>
      <CommandPalette
        {...rest}
        groups={groups}
        loading={entries.some(({ isLoading }) => isLoading)}
        notice={names === '' ? undefined : <Trans>Couldn’t load: {names}</Trans>}
        onSelect={choose}
        recentIds={recentIds}
      />
      {entries.map(({ dialog }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the areas never change their order
        <Fragment key={index}>{dialog}</Fragment>
      ))}
    </>
  );
}

/** The new page takes focus; choosing the current page leaves focus where it was. */
function leavesFrom(command: Command, here: string): Command {
  return command.href === undefined ? command : { ...command, navigates: command.href !== here };
}
