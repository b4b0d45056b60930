import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CastOverviewList } from '@unmuted/api';
import { AudioLinesIcon, GlobeIcon, MicIcon, RadioTowerIcon, SmartphoneIcon } from '@unmuted/ui/icons';
import { StatusPill } from '@unmuted/ui/status-pill';
import { ProductNavGroup } from '#/components/app-nav/product-nav-group.tsx';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import { useIsStale } from '#/components/freshness/use-is-stale.ts';
import {
  appHref,
  appStates,
  type ProductStateDisplay,
  siteStates,
  skillStates,
} from '#/components/product-states/product-states.ts';
import { castKeys, castOverviewQuery } from '#/data/casts/casts.queries.ts';
import { alexaQuery, mobileAppsQuery, onePagesQuery, productsQuery } from '#/data/lists/lists.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';

/** Selects the state only, so that changing listener counts don’t re-render the navigation. */
const statesOf = ({ items }: CastOverviewList) =>
  items.map(({ now: { username, state } }) => ({ username, state }));

/** The customer's products with their live state. A failed list is missing here; the dashboard shows the error. */
export function CustomerProducts() {
  const { t } = useLingui();
  const api = useRouteContext({ from: '/_customer', select: (context) => context.api });
  const products = useQuery(productsQuery(api)).data ?? [];
  const sites = useQuery(onePagesQuery(api)).data ?? [];
  const skills = useQuery(alexaQuery(api)).data ?? [];
  const apps = useQuery(mobileAppsQuery(api)).data ?? [];
  const states = useQuery({ ...castOverviewQuery(api), select: statesOf }).data ?? [];
  const queryClient = useQueryClient();
  const isStale = useIsStale(() => queryClient.getQueryState(castKeys.overview)?.dataUpdatedAt ?? 0);
  useLiveTopics(states.map(({ username }) => `cast:${username}` as const));

  const stateOf = (name: string) => states.find(({ username }) => username === name)?.state;
  const casts = products.flatMap((product) => (product.type === 'cast' ? [product] : []));
  const stations = products.flatMap((product) => (product.type === 'station' ? [product] : []));

  return (
    <>
      <ProductNavGroup
        group="casts"
        icon={<AudioLinesIcon />}
        label={t`Casts`}
        products={casts.map(({ id, name, username }) => {
          const state = stateOf(username);
          return {
            key: id,
            name,
            href: `/cast/${username}`,
            status: state && <CastStatus appearance="icon" isStale={isStale} state={state} />,
          };
        })}
      />
      <ProductNavGroup
        group="casts"
        icon={<RadioTowerIcon />}
        label={t`Stations`}
        products={stations.map(({ id, name, stationId }) => ({
          key: id,
          name,
          href: `/station/${stationId}`,
        }))}
      />
      <ProductNavGroup
        group="sites"
        icon={<GlobeIcon />}
        label={t`One-page sites`}
        products={sites.map(({ username, title, state }) => ({
          key: username,
          name: title,
          href: `/onepage/${username}`,
          status: <LookIcon look={siteStates[state]} />,
        }))}
      />
      <ProductNavGroup
        group="skills"
        icon={<MicIcon />}
        label={t`Alexa skills`}
        products={skills.map(({ id, name, status }) => ({
          key: id,
          name,
          href: `/alexa/${id}`,
          status: <LookIcon look={skillStates[status]} />,
        }))}
      />
      <ProductNavGroup
        group="apps"
        icon={<SmartphoneIcon />}
        label={t`Mobile apps`}
        products={apps.map(({ id, name, status }) => ({
          key: id,
          name,
          href: appHref(id, status),
          status: <LookIcon look={appStates[status]} />,
        }))}
      />
    </>
  );
}

function LookIcon({ look: { status, word } }: { look: ProductStateDisplay }) {
  const { i18n } = useLingui();
  return (
    <StatusPill appearance="icon" status={status}>
      {i18n._(word)}
    </StatusPill>
  );
}
