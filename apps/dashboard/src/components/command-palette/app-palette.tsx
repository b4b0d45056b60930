import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { CommandPalette } from '@unmuted/ui/command-palette';
import { type ReactNode, useState } from 'react';
import type { Command, CommandsOfKind } from '#/components/command-palette/command.ts';
import { useActionCommands } from '#/components/command-palette/use-action-commands.tsx';
import { useCastCommands } from '#/components/command-palette/use-cast-commands.tsx';
import { usePageCommands } from '#/components/command-palette/use-page-commands.tsx';
import { useProductCommands } from '#/components/command-palette/use-product-commands.tsx';
import { tagOf } from '#/i18n/locales.ts';
import type { Area } from '#/session/session-user.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface AppPaletteProps extends PaletteProps {
  area: Area;
}

/** Search over everything in the user’s area. Staff search casts on the server: there are too many to load. */
export function AppPalette({ area, ...rest }: AppPaletteProps) {
  return area === 'customer' ? <CustomerPalette {...rest} /> : <AdminPalette {...rest} />;
}

function CustomerPalette(props: PaletteProps) {
  const { t, i18n } = useLingui();
  const { groups, isLoading, missing } = useProductCommands();
  const names = new Intl.ListFormat(tagOf(i18n.locale)).format(missing);
  return (
    <Palette
      {...props}
      area="customer"
      loading={isLoading}
      notice={missing.length > 0 ? <Trans>Couldn’t load: {names}</Trans> : undefined}
      placeholder={t`Search casts, stations, apps`}
      products={groups}
    />
  );
}

function AdminPalette(props: PaletteProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const { groups, isLoading, hasFailed } = useCastCommands(props.open ? query : '');
  return (
    <Palette
      {...props}
      area="admin"
      loading={isLoading}
      notice={hasFailed ? <Trans>Couldn’t load the casts</Trans> : undefined}
      onQueryChange={setQuery}
      placeholder={t`Search casts, pages and actions`}
      products={groups}
      query={query}
    />
  );
}

/** Keeps the list of recent commands short. */
const recentMax = 5;

interface AreaPaletteProps extends PaletteProps {
  area: Area;
  placeholder: string;
  products: readonly CommandsOfKind[];
  loading?: boolean;
  notice?: ReactNode;
  query?: string;
  onQueryChange?: (query: string) => void;
}

function Palette({ area, products, ...rest }: AreaPaletteProps) {
  const { t } = useLingui();
  const router = useRouter();
  const here = useRouterState({ select: ({ location }) => location.href });
  const pages = usePageCommands(area);
  const actions = useActionCommands();
  // Cleared with the session, so that product names don’t stay on a shared machine.
  const [recentIds, setRecentIds] = useState<readonly string[]>([]);

  const commands: CommandsOfKind[] = [
    ...products,
    { id: 'pages', label: t`Pages`, items: pages },
    { id: 'actions', label: t`Actions`, items: actions },
  ];
  const groups = commands.map((group) => ({
    ...group,
    items: group.items.map((one) => leavesFrom(one, here)),
  }));

  function choose({ id }: { id: string }) {
    const command = commands.flatMap(({ items }) => items).find((one) => one.id === id);
    if (!command) return;
    setRecentIds((before) => [id, ...before.filter((other) => other !== id)].slice(0, recentMax));
    if (command.href === undefined) command.run();
    else void router.navigate({ href: command.href });
  }

  return <CommandPalette {...rest} groups={groups} onSelect={choose} recentIds={recentIds} />;
}

/** The new page takes focus; choosing the current page leaves focus where it was. */
function leavesFrom(command: Command, here: string): Command {
  return command.href === undefined ? command : { ...command, navigates: command.href !== here };
}
