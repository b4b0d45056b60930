import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ApiClients, App, NewApp, Product } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody } from '@unmuted/ui/card';
import { SmartphoneIcon } from '@unmuted/ui/icons';
import { Link as TextLink } from '@unmuted/ui/link';
import { PageHeader } from '@unmuted/ui/page-header';
import type { Ref } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { appHref } from '#/components/product-states/product-states.ts';
import { NotPermitted } from '#/components/resource-shell/not-permitted.tsx';
import { ResourceNotFound } from '#/components/resource-shell/resource-not-found.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { createApp } from '#/data/apps/apps.queries.ts';
import { mobileAppsQuery, productsQuery } from '#/data/lists/lists.queries.ts';
import { usePermission } from '#/session/use-permission.ts';

export interface NewAppOfferProps {
  api: ApiClients;
  heading: Ref<HTMLHeadingElement>;
  /** Of a station or cast, or of nothing. */
  id: string;
}

/** Offers to create the app of a station or cast. */
export function NewAppOffer({ api, heading, id }: NewAppOfferProps) {
  const { data: products, isPending } = useQuery(productsQuery(api));
  const product = products?.find((each) => hasId(each, id));
  if (product) return <Offer api={api} heading={heading} product={product} />;
  if (!isPending) return <NotThere heading={heading} />;
  return (
    <>
      <PageHeader headingRef={heading} title={<Trans>Make your app</Trans>} />
      <RowsSkeleton count={3} />
    </>
  );
}

const hasId = (product: Product, id: string) =>
  product.id === id || (product.type === 'station' ? product.stationId : product.username) === id;

const sourceOf = (product: Product): NewApp['source'] =>
  product.type === 'station' ? { kind: 'station', id: product.stationId } : { kind: 'cast', id: product.id };

function Offer({ api, heading, product }: Omit<NewAppOfferProps, 'id'> & { product: Product }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const canCreate = usePermission('settings.manage');
  const { mutate, isPending, error, variables } = useMutation({
    ...createApp(api),
    onSettled: (app: App | undefined) =>
      app && void navigate({ to: '/apps/android/create/$id', params: { id: app.id }, replace: true }),
  });
  const { name } = product;
  const create = (platform: App['platform']) => mutate({ platform, source: sourceOf(product) });
  useOwnTitle(t`App of ${name}`);
  if (!canCreate) return <NotPermitted />;
  return (
    <>
      <PageHeader
        headingRef={heading}
        title={
          <Trans>
            App of <bdi>{name}</bdi>
          </Trans>
        }
      />
      <Card>
        <CardBody className="grid justify-items-start gap-4">
          <SmartphoneIcon className="size-8 text-fg-muted" />
          <p className="max-w-prose text-14">
            <Trans>
              We fill the first draft from what you already wrote: name, picture, stream and website. Then you
              go through seven steps, about 15 minutes, and can stop after each of them.
            </Trans>
          </p>
          {error !== null && <CallFailure reason={error} />}
          <span className="flex flex-wrap gap-2">
            <Button
              disabled={isPending && variables.platform !== 'android'}
              loading={isPending && variables.platform === 'android'}
              onClick={() => create('android')}
              variant="primary"
            >
              <Trans>Create the Android app</Trans>
            </Button>
            <Button
              disabled={isPending && variables.platform !== 'ios'}
              loading={isPending && variables.platform === 'ios'}
              onClick={() => create('ios')}
            >
              <Trans>Create the iOS app</Trans>
            </Button>
          </span>
          <OwnApps api={api} />
        </CardBody>
      </Card>
    </>
  );
}

/** Apps of the account, for people who look for one that exists. */
function OwnApps({ api }: Pick<NewAppOfferProps, 'api'>) {
  const { data: apps = [] } = useQuery(mobileAppsQuery(api));
  if (apps.length === 0) return null;
  return (
    <div className="grid gap-1 text-13 text-fg-muted">
      <p>
        <Trans>Apps that you have already:</Trans>
      </p>
      <ul className="grid gap-1">
        {apps.map(({ id, name, status }) => (
          <li key={id}>
            <TextLink asChild>
              <Link to={appHref(id, status)}>
                <bdi>{name}</bdi>
              </Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NotThere({ heading }: Pick<NewAppOfferProps, 'heading'>) {
  const { t } = useLingui();
  useOwnTitle(t`App not found`);
  return (
    <ResourceNotFound
      heading={<Trans>App not found</Trans>}
      headingRef={heading}
      title={<Trans>No such app in your account</Trans>}
      description={<Trans>Nor is there a station or cast with this address.</Trans>}
      link={
        <Link to="/dashboard">
          <Trans>Go to dashboard</Trans>
        </Link>
      }
    />
  );
}
