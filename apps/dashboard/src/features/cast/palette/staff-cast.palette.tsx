import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { AdminCastRow, ApiClients } from '@unmuted/api';
import { AudioLinesIcon, BanIcon, PlayIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import type { Command, PaletteEntries } from '#/components/command-palette/command.ts';
import { SuspendDialog } from '#/components/suspension/suspend-dialog.tsx';
import { UnsuspendDialog } from '#/components/suspension/unsuspend-dialog.tsx';
import { adminCastsQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { CastActDialog } from '#/features/cast/palette/cast-act-dialog.tsx';
import { castQueryOf } from '#/features/cast/palette/palette-query.ts';
import { castEntryNames, type DialogAct, useCastEntries } from '#/features/cast/palette/use-cast-entries.tsx';
import { StaffCastProvider } from '#/features/cast/shell/staff-cast-provider.tsx';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

/** Keeps the list short; the list of all casts has the same search. */
const shown = 10;

const suspendName = msg({ message: 'Suspend…', context: 'a cast' });
const reasonName = msg`Change the reason…`;
const unsuspendName = msg`Lift the suspension…`;
const staffActNames = [suspendName, reasonName, unsuspendName];

type StaffAct = DialogAct | 'suspend' | 'unsuspend';

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
  const close = () => setOpened(null);

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
    dialog: opened && <StaffActDialog act={opened.act} api={api} cast={opened.cast} onClose={close} />,
  };
}

interface StaffActDialogProps {
  api: ApiClients;
  cast: AdminCastRow;
  act: StaffAct;
  onClose: () => void;
}

function StaffActDialog({ api, cast, act, onClose }: StaffActDialogProps) {
  if (act === 'suspend') return <SuspendDialog api={api} cast={cast} onClose={onClose} />;
  if (act === 'unsuspend') return <UnsuspendDialog api={api} cast={cast} onClose={onClose} />;
  return (
    <StaffCastProvider api={api} missing={null} username={cast.username}>
      <CastActDialog act={act} onClose={onClose} />
    </StaffCastProvider>
  );
}
