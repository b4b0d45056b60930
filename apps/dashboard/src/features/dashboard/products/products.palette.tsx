import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { GlobeIcon, MicIcon, RadioTowerIcon, SmartphoneIcon } from '@unmuted/ui/icons';
import { StatusPill } from '@unmuted/ui/status-pill';
import type { CommandsOfKind, PaletteEntries } from '#/components/command-palette/command.ts';
import {
  appHref,
  appStates,
  type ProductStateDisplay,
  siteStates,
  skillStates,
} from '#/components/product-states/product-states.ts';
import { alexaQuery, mobileAppsQuery, onePagesQuery, productsQuery } from '#/data/lists/lists.queries.ts';

/** The customer's stations, sites, skills and apps. */
export function useProductEntries(): PaletteEntries {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '/_customer' });
  const lists = {
    products: useQuery(productsQuery(api)),
    sites: useQuery(onePagesQuery(api)),
    skills: useQuery(alexaQuery(api)),
    apps: useQuery(mobileAppsQuery(api)),
  };
  const products = lists.products.data ?? [];
  const names = {
    products: t`Casts and stations`,
    sites: t`One-page sites`,
    skills: t`Alexa skills`,
    apps: t`Mobile apps`,
  };
  const groups: CommandsOfKind[] = [
    {
      id: 'stations',
      label: t`Stations`,
      items: products.flatMap((product) => {
        if (product.type !== 'station') return [];
        const href = `/station/${product.stationId}`;
        return [{ id: href, href, label: product.name, icon: <RadioTowerIcon /> }];
      }),
    },
    {
      id: 'sites',
      label: names.sites,
      items: (lists.sites.data ?? []).map(({ username, title, state }) => {
        const href = `/onepage/${username}`;
        return {
          id: href,
          href,
          label: title,
          icon: <GlobeIcon />,
          keywords: [username],
          hint: <Look look={siteStates[state]} />,
        };
      }),
    },
    {
      id: 'skills',
      label: names.skills,
      items: (lists.skills.data ?? []).map(({ id, name, invocationName, status }) => {
        const href = `/alexa/${id}`;
        return {
          id: href,
          href,
          label: name,
          icon: <MicIcon />,
          keywords: [invocationName],
          hint: <Look look={skillStates[status]} />,
        };
      }),
    },
    {
      id: 'apps',
      label: names.apps,
      items: (lists.apps.data ?? []).map(({ id, name, status }) => {
        const href = appHref(id, status);
        return {
          id: href,
          href,
          label: name,
          icon: <SmartphoneIcon />,
          hint: <Look look={appStates[status]} />,
        };
      }),
    },
  ];
  const kinds = ['products', 'sites', 'skills', 'apps'] as const;
  return {
    groups,
    isLoading: kinds.some((kind) => lists[kind].isPending),
    failed: kinds.filter((kind) => lists[kind].isError && !lists[kind].data).map((kind) => names[kind]),
  };
}

function Look({ look: { status, word } }: { look: ProductStateDisplay }) {
  const { i18n } = useLingui();
  return (
    <StatusPill appearance="plain" status={status}>
      {i18n._(word)}
    </StatusPill>
  );
}
