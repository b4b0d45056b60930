import { useLingui } from '@lingui/react/macro';
import { AppPalette } from '#/components/command-palette/app-palette.tsx';
import type { PaletteProps } from '#/components/command-palette/command.ts';
import { usePaletteQuery } from '#/components/command-palette/use-palette-query.ts';
import { useSkillEntries } from '#/features/alexa/shell/skill.palette.tsx';
import { useAppEntries } from '#/features/apps/shell/app.palette.tsx';
import { useCustomerCastEntries } from '#/features/cast/palette/customer-cast.palette.tsx';
import { useProductEntries } from '#/features/dashboard/products/products.palette.tsx';
import { useSiteEntries } from '#/features/onepage/shell/onepage.palette.tsx';
import { useStationEntries } from '#/features/station/shell/station.palette.tsx';

/** The customer's command palette. An area adds its entries here. */
export function CustomerPalette(props: PaletteProps) {
  const { t } = useLingui();
  const [query, setQuery] = usePaletteQuery(props.open);
  const entries = [
    useCustomerCastEntries(query),
    useProductEntries(),
    useStationEntries(),
    useSiteEntries(),
    useSkillEntries(),
    useAppEntries(),
  ];
  return (
    <AppPalette
      {...props}
      area="customer"
      entries={entries}
      onQueryChange={setQuery}
      placeholder={t`Search casts, stations, apps`}
      query={query}
    />
  );
}
