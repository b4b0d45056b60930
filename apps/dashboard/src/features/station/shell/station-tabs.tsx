import { useLingui } from '@lingui/react/macro';
import { ResourceTabs } from '#/components/resource-shell/resource-tabs.tsx';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { StationLink } from '#/features/station/shell/station-link.tsx';
import { type StationPage, stationPages } from '#/features/station/shell/station-pages.ts';
import { usePermissions } from '#/session/use-permission.ts';

/** Navigation between the pages of a station that the viewer's role allows; nothing while there is only one. */
export function StationTabs() {
  const { t, i18n } = useLingui();
  const { query } = useStationContext();
  const may = usePermissions();
  const pages = (Object.keys(stationPages) as StationPage[]).filter((page) =>
    may(stationPages[page].permission),
  );
  if (pages.length < 2) return null;
  const name = query.data?.name ?? t`Station`;
  const links = pages.map((page) => ({
    page,
    link: <StationLink page={page}>{i18n._(stationPages[page].name)}</StationLink>,
  }));
  return <ResourceTabs label={t`Pages of ${name}`} links={links} />;
}
