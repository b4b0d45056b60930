import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { AudioLinesIcon } from '@unmuted/ui/icons';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import type { CommandsOfKind } from '#/components/command-palette/command.ts';
import { adminCastsQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

/** Keeps the list short; the list of all casts has the same search. */
const shown = 10;

/** The casts of all customers that match the query; no request without a query. */
export function useCastCommands(typed: string) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '/_admin' });
  const q = useDebouncedValue(typed.trim().slice(0, 100));
  const found = useQuery({ ...adminCastsQuery(api, { q, page: 1, pageSize: shown }), enabled: q !== '' });
  const casts = q === '' ? [] : (found.data?.items ?? []);
  const groups: CommandsOfKind[] = [
    {
      id: 'casts',
      label: t`Casts`,
      items: casts.map(({ username, name, state, customer }) => ({
        id: `cast-${username}`,
        href: `/admin/cast/${username}`,
        label: name,
        icon: <AudioLinesIcon />,
        // The fields that the server searches.
        keywords: [username, customer.company ?? '', customer.name, customer.email],
        hint: <CastStatus appearance="plain" state={state} />,
      })),
    },
  ];
  return { groups, isLoading: q !== '' && found.isPending, hasFailed: q !== '' && found.isError };
}
