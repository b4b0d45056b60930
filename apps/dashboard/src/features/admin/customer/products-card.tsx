import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type {
  AdminCustomer,
  AdminCustomerProduct,
  AlexaSkill,
  ApiClients,
  CastState,
  MobileApp,
  OnePage,
  StreamState,
} from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { EmptyState } from '@unmuted/ui/empty-state';
import { PlusIcon } from '@unmuted/ui/icons';
import { Link as TextLink } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import { appStates, siteStates, skillStates } from '#/components/product-states/product-states.ts';
import { StreamStatus } from '#/components/stream-status/stream-status.tsx';
import { appPaths } from '#/features/admin/apps/app-platforms.ts';
import { AddApp, AddStation } from '#/features/admin/customer/add-product.tsx';
import { CastMenu } from '#/features/admin/customer/cast-menu.tsx';
import { SectionCard } from '#/features/admin/customer/section-card.tsx';
import { StationMenu } from '#/features/admin/customer/station-menu.tsx';
import { productIcons } from '#/features/admin/customers/product-counts.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { useLinkTarget } from '#/lib/use-link-target.ts';
import { usePermission } from '#/session/use-permission.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface ProductsCardProps {
  api: ApiClients;
  customer: AdminCustomer;
}

/** The products of a customer with their live state, and what staff can do with each cast. */
export function ProductsCard({ api, customer }: ProductsCardProps) {
  const { productList: products } = customer;
  const { t } = useMacro();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const mayAddStations = usePermission('services.manage');
  const use = ({ listeners, listenerLimit }: AdminCustomerProduct) => {
    if (listeners === null) return '–';
    if (listenerLimit === null) return formats.number(listeners);
    const most = formats.number(listenerLimit);
    const part = formats.number(listeners);
    return t`${part} of ${most}`;
  };
  const columns: TableColumn<AdminCustomerProduct>[] = [
    { id: 'name', header: t`Product`, rowHeader: true, cell: (product) => <Name product={product} /> },
    { id: 'state', header: t`State`, cell: (product) => <State product={product} /> },
    { id: 'use', header: t`Listeners`, align: 'end', cell: use },
    {
      id: 'plan',
      header: t({ message: 'Plan', context: 'of a product' }),
      cell: ({ plan, renewsAt }) => (
        <>
          <bdi>{plan ?? '–'}</bdi>
          {renewsAt && (
            <span className="block text-12 whitespace-nowrap text-fg-muted">
              {formats.date(new Date(renewsAt), timeZone)}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'actions',
      header: t`Actions`,
      align: 'end',
      cell: (product) =>
        product.kind === 'cast' ? (
          <CastMenu api={api} cast={product} />
        ) : product.kind === 'station' ? (
          <StationMenu api={api} station={product} />
        ) : null,
    },
  ];
  return (
    <SectionCard
      actions={
        mayAddStations && (
          <>
            <Button asChild size="sm">
              <Link search={{ customer: customer.id }} to="/admin/alexa/new">
                <PlusIcon />
                <Trans>Add skill</Trans>
              </Link>
            </Button>
            <AddApp api={api} customer={customer} />
            <AddStation api={api} customer={customer} />
          </>
        )
      }
      title={<Trans>Products</Trans>}
    >
      {products.length === 0 ? (
        <EmptyState
          className="py-8"
          description={<Trans>They appear here once they are created or requested.</Trans>}
          title={<Trans>No products yet</Trans>}
        />
      ) : (
        <Table
          caption={t`Products with their state`}
          className="my-1"
          columns={columns}
          rowKey={({ kind, id }) => `${kind}-${id}`}
          rows={products}
        />
      )}
    </SectionCard>
  );
}

/** Lists of stations link to their rows. */
function Name({
  product: { kind, id, name, username, platform, serviceId },
}: {
  product: AdminCustomerProduct;
}) {
  const Icon = productIcons[kind];
  const target = useLinkTarget<HTMLSpanElement>(id);
  const maySeeOthers = usePermission('services.manage');
  return (
    <span {...(kind === 'station' && target)} className="flex min-w-40 scroll-mt-24 items-start gap-2.5">
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none text-fg-muted" />
      <span className="min-w-0 wrap-anywhere">
        {kind === 'cast' && username !== null ? (
          <TextLink asChild>
            <Link params={{ username }} to="/admin/cast/$username">
              <bdi>{name}</bdi>
            </Link>
          </TextLink>
        ) : kind === 'skill' && maySeeOthers ? (
          <TextLink asChild>
            <Link params={{ id }} to="/admin/alexa/edit/$id">
              <bdi>{name}</bdi>
            </Link>
          </TextLink>
        ) : platform !== null && maySeeOthers ? (
          <TextLink asChild>
            <Link params={{ id }} to={appPaths[platform]}>
              <bdi>{name}</bdi>
            </Link>
          </TextLink>
        ) : serviceId !== null ? (
          <TextLink asChild>
            <Link search={{ service: serviceId }} to="/admin/streaming-services">
              <bdi>{name}</bdi>
            </Link>
          </TextLink>
        ) : (
          <bdi>{name}</bdi>
        )}
        <span className="block text-12 text-fg-muted">
          <KindName kind={kind} />
          {username !== null && username !== name && (
            <>
              {' · '}
              <bdi>{username}</bdi>
            </>
          )}
        </span>
      </span>
    </span>
  );
}

function KindName({ kind }: Pick<AdminCustomerProduct, 'kind'>) {
  if (kind === 'cast') return <Trans>Cast</Trans>;
  if (kind === 'station') return <Trans>Station</Trans>;
  if (kind === 'site') return <Trans>Site</Trans>;
  if (kind === 'skill') return <Trans>Alexa skill</Trans>;
  return <Trans>App</Trans>;
}

/** The server reports the states of each kind; an unknown one is shown as it is. */
function State({ product: { kind, state } }: { product: AdminCustomerProduct }) {
  const { i18n } = useLingui();
  if (kind === 'cast') return <CastStatus appearance="plain" state={state as CastState} />;
  const look =
    kind === 'site'
      ? siteStates[state as OnePage['state']]
      : kind === 'skill'
        ? skillStates[state as AlexaSkill['status']]
        : kind === 'app'
          ? appStates[state as MobileApp['status']]
          : undefined;
  if (look)
    return (
      <StatusPill appearance="plain" status={look.status}>
        {i18n._(look.word)}
      </StatusPill>
    );
  return state === withoutStream ? (
    <StatusPill appearance="plain" status="unknown">
      <Trans context="state of a station">No stream</Trans>
    </StatusPill>
  ) : (
    <StreamStatus appearance="plain" state={state as StreamState} />
  );
}

/** Of a station without a streaming service. */
const withoutStream = 'without_stream';
