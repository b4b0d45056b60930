import { useLingui } from '@lingui/react/macro';
import { useOwnTitle, usePageName } from '#/components/root/use-page-effects.ts';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { stationPages } from '#/features/station/shell/station-pages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The name of the current page of a station. */
export function useStationPageName(): string {
  const { i18n } = useLingui();
  return i18n._(usePageName() ?? stationPages.overview.name);
}

/** Sets the document title: `● 137 · Radio Aurora – Overview`. Renders nothing. */
export function StationTitle() {
  const { t } = useLingui();
  const formats = useFormats();
  const { query } = useStationContext();
  const page = useStationPageName();
  const { name = t`Station`, state, listeners = null } = query.data ?? {};
  const count = listeners === null ? '' : `${formats.number(listeners)} · `;
  useOwnTitle(`${state === 'on_air' ? `● ${count}` : state === 'off_air' ? '○ ' : ''}${name} – ${page}`);
  return null;
}
