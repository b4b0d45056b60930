import { useLingui } from '@lingui/react/macro';
import { ResourceTabs } from '#/components/resource-shell/resource-tabs.tsx';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { CastLink } from '#/features/cast/shell/cast-link.tsx';
import { type CastPage, castPages } from '#/features/cast/shell/cast-pages.ts';
import { usePermissions } from '#/session/use-permission.ts';

/** Navigation between the pages of a cast that the viewer's role allows. */
export function CastTabs() {
  const { name } = useCastStatus();
  const { t, i18n } = useLingui();
  const may = usePermissions();
  const pages = (Object.keys(castPages) as CastPage[]).filter((page) => may(castPages[page].permission));
  const links = pages.map((page) => ({
    page,
    link: <CastLink page={page}>{i18n._(castPages[page].name)}</CastLink>,
  }));
  return <ResourceTabs label={t`Pages of ${name}`} links={links} />;
}
