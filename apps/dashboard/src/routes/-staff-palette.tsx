import { useLingui } from '@lingui/react/macro';
import { AppPalette } from '#/components/command-palette/app-palette.tsx';
import type { PaletteProps } from '#/components/command-palette/command.ts';
import { usePaletteQuery } from '#/components/command-palette/use-palette-query.ts';
import { useStaffAppEntries } from '#/features/admin/apps/apps.palette.tsx';
import { useCustomerEntries } from '#/features/admin/customers/customers.palette.tsx';
import { useSigningEntries } from '#/features/admin/signing/signing.palette.tsx';
import { useStaffCastEntries } from '#/features/cast/palette/staff-cast.palette.tsx';

/** The staff's command palette. An area adds its entries here. */
export function StaffPalette(props: PaletteProps) {
  const { t } = useLingui();
  const [query, setQuery] = usePaletteQuery(props.open);
  const entries = [
    useStaffCastEntries(query),
    useCustomerEntries(query),
    useStaffAppEntries(query),
    useSigningEntries(),
  ];
  return (
    <AppPalette
      {...props}
      area="admin"
      entries={entries}
      onQueryChange={setQuery}
      placeholder={t`Search casts, pages and actions`}
      query={query}
    />
  );
}
