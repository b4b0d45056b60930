import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { CastOverview, Product } from '@unmuted/api';
import { castOverviewQuery } from '#/data/casts.queries.ts';
import { alexaQuery, mobileAppsQuery, onePagesQuery, productsQuery } from '#/data/lists.queries.ts';
import { useLiveTopics } from '#/data/live-context.tsx';
import { ProductGroup } from '#/features/dashboard/components/product-group.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

const route = getRouteApi('/_customer/dashboard');

/** `/dashboard`: the four groups of products, with what the engine reports of each cast. */
export function DashboardScreen() {
  const { api } = route.useRouteContext();
  const products = useQuery(productsQuery(api));
  const onePages = useQuery(onePagesQuery(api));
  const skills = useQuery(alexaQuery(api));
  const apps = useQuery(mobileAppsQuery(api));
  const overview = useQuery(castOverviewQuery(api));
  useLiveTopics((overview.data?.items ?? []).map(({ now }) => `cast:${now.username}` as const));

  return (
    <div className="grid gap-8">
      <h1 tabIndex={-1} className="text-24 font-title">
        <Trans>Dashboard</Trans>
      </h1>
      <ProductGroup title={<Trans>Products</Trans>} query={products}>
        {(product) => (
          <li key={product.id}>
            {product.name} <CastNowText product={product} overview={overview.data?.items ?? []} />
          </li>
        )}
      </ProductGroup>
      <ProductGroup title={<Trans>One-page sites</Trans>} query={onePages}>
        {(site) => <li key={site.username}>{site.title}</li>}
      </ProductGroup>
      <ProductGroup title={<Trans>Alexa skills</Trans>} query={skills}>
        {(skill) => <li key={skill.id}>{skill.name}</li>}
      </ProductGroup>
      <ProductGroup title={<Trans>Mobile apps</Trans>} query={apps}>
        {(app) => <li key={app.id}>{app.name}</li>}
      </ProductGroup>
    </div>
  );
}

/** Nothing where the engine says nothing. */
function CastNowText({ product, overview }: { product: Product; overview: CastOverview[] }) {
  const formats = useFormats();
  const now =
    product.type === 'cast' ? overview.find((cast) => cast.now.username === product.username)?.now : null;
  if (!now) return null;
  const { listeners, title } = now;
  return (
    <>
      {listeners !== null && <Trans>{formats.number(listeners)} listening</Trans>} {title}
    </>
  );
}
