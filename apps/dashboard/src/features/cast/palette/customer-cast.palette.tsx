import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CastOverviewList } from '@unmuted/api';
import { AudioLinesIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import type { PaletteEntries } from '#/components/command-palette/command.ts';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { castOverviewQuery } from '#/data/casts/casts.queries.ts';
import { productsQuery } from '#/data/lists/lists.queries.ts';
import { castsToList } from '#/features/cast/palette/palette-query.ts';
import { type DialogAct, useCastEntries } from '#/features/cast/palette/use-cast-entries.tsx';

const CustomerActDialog = lazyOverlay(
  async () => (await import('#/features/cast/palette/customer-act-dialog.tsx')).CustomerActDialog,
);

/** Selects the states only, so that changing listener counts don't re-render the palette. */
const statesOf = ({ engine, items }: CastOverviewList) => ({
  engine,
  casts: items.map(({ now: { username, state, stoppedBy } }) => ({ username, state, stoppedBy })),
});

/** The customer's casts with their pages, settings and acts. */
export function useCustomerCastEntries(query: string): PaletteEntries {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '/_customer' });
  const products = useQuery(productsQuery(api));
  const { data: current } = useQuery({ ...castOverviewQuery(api), select: statesOf });
  const [opened, setOpened] = useState<{ username: string; act: DialogAct } | null>(null);
  const casts = (products.data ?? []).flatMap((product) => {
    if (product.type !== 'cast') return [];
    const { username, name, streamUrl } = product;
    const { state, stoppedBy = null } = current?.casts.find((cast) => cast.username === username) ?? {};
    const { engine } = current ?? {};
    return [{ username, name, streamUrl, state, stoppedBy, engine, canUndoSupportStop: false }];
  });
  const entries = useCastEntries({
    api,
    base: '/cast/$username',
    canEditLimits: false,
    casts: castsToList(casts, query),
    onDialog: (username, act) => setOpened({ username, act }),
  });
  return {
    groups: [
      {
        id: 'casts',
        label: t`Casts`,
        items: casts.map(({ username, name, state }) => ({
          id: `cast-${username}`,
          href: `/cast/${username}`,
          label: name,
          icon: <AudioLinesIcon />,
          keywords: [username],
          hint: state && <CastStatus appearance="plain" state={state} />,
        })),
      },
      ...entries,
    ],
    isLoading: products.isPending,
    failed: [],
    dialog: opened && (
      <CustomerActDialog
        {...opened}
        api={api}
        onClose={() => setOpened(null)}
        onLoadFailed={() => setOpened(null)}
      />
    ),
  };
}
