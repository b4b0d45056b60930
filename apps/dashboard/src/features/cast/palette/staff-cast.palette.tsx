import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { AdminCastRow } from '@unmuted/api';
import { AudioLinesIcon, BanIcon, PlayIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import type { Command, PaletteEntries } from '#/components/command-palette/command.ts';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { adminCastsQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { castQueryOf } from '#/features/cast/palette/palette-query.ts';
import type { StaffAct } from '#/features/cast/palette/staff-act-dialog.tsx';
import { castEntryNames, useCastEntries } from '#/features/cast/palette/use-cast-entries.tsx';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

const StaffActDialog = lazyOverlay(
  async () => (await import('#/features/cast/palette/staff-act-dialog.tsx')).StaffActDialog,
);

/** Keeps the list short; the list of all casts has the same search. */
const shown = 10;

const suspendName = msg({ message: 'Suspend…', context: 'a cast' });
const reasonName = msg`Change the reason…`;
const unsuspendName = msg`Lift the suspension…`;
const staffActNames = [suspendName, reasonName, unsuspendName];

/** The casts of all customers that match the query, with their pages, settings and acts. No request without a query. */
export function useStaffCastEntries(query: string): PaletteEntries {
  const { t, i18n } = useLingui();
  const { api } = useRouteContext({ from: '/_admin' });
  const labels = [...castEntryNames, ...staffActNames].map((name) => i18n._(name));
  const q = useDebouncedValue(castQueryOf(query, labels).slice(0, 100));
  const found = useQuery({ ...adminCastsQuery(api, { q, page: 1, pageSize: shown }), enabled: q !== '' });
  const [opened, setOpened] = useState<{ cast: AdminCastRow; act: StaffAct } | null>(null);
  const rows = q === '' ? [] : (found.data?.items ?? []);
  const open = (cast: AdminCastRow, act: StaffAct) => () => setOpened({ cast, act });

  const suspensionActs = (cast: AdminCastRow): readonly Command[] => {
    const id = (act: string) => `cast-${cast.username}-${act}`;
    const suspend = { id: id('suspend'), icon: <BanIcon />, run: open(cast, 'suspend') };
    if (cast.state !== 'suspended') return [{ ...suspend, label: i18n._(suspendName) }];
    return [
      { ...suspend, label: i18n._(reasonName) },
      {
        id: id('unsuspend'),
        icon: <PlayIcon />,
        label: i18n._(unsuspendName),
        run: open(cast, 'unsuspend'),
      },
    ];
  };
  // The fields that the server searches.
  const keywordsOf = ({ customer }: AdminCastRow) => [customer.company ?? '', customer.name, customer.email];
  const entries = useCastEntries({
    api,
    base: '/admin/cast/$username',
    canEditLimits: true,
    casts: rows.map((cast) => ({
      ...cast,
      // Lists without a filter contain no terminated casts.
      state: cast.state === 'terminated' ? undefined : cast.state,
      engine: found.data?.engine,
      streamUrl: null,
      canUndoSupportStop: true,
      keywords: keywordsOf(cast),
      acts: suspensionActs(cast),
    })),
    onDialog: (username, act) => {
      const cast = rows.find((row) => row.username === username);
      if (cast) setOpened({ cast, act });
    },
  });
  return {
    groups: [
      {
        id: 'casts',
        label: t`Casts`,
        items: rows.map((cast) => ({
          id: `cast-${cast.username}`,
          href: `/admin/cast/${cast.username}`,
          label: cast.name,
          icon: <AudioLinesIcon />,
          keywords: [cast.username, ...keywordsOf(cast)],
          hint: <CastStatus appearance="plain" state={cast.state} />,
        })),
      },
      ...entries,
    ],
    isLoading: q !== '' && found.isPending,
    failed: q !== '' && found.isError ? [t`Casts`] : [],
    dialog: opened && (
      <StaffActDialog
        {...opened}
        api={api}
        onClose={() => setOpened(null)}
        onLoadFailed={() => setOpened(null)}
      />
    ),
  };
}
