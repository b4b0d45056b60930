import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type Widget } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { useRef } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useWidgetMessages } from '#/features/cast/widgets/widget.messages.ts';
import { WidgetDelete } from '#/features/cast/widgets/widget-delete.tsx';
import { WidgetLink } from '#/features/cast/widgets/widget-link.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

const shownSites = 3;

/** The saved widgets with their usage, or the empty state. */
export function WidgetsList({ widgets, isFixed }: { widgets: readonly Widget[]; isFixed: boolean }) {
  const { t } = useLingui();
  const heading = useRef<HTMLSpanElement>(null);
  const isFull = widgets.length >= limits.castWidgets;
  const { castWidgets } = limits;
  const create = !isFixed && !isFull && (
    <Button asChild variant="primary">
      <WidgetLink widget="new">
        <Trans>Create a widget</Trans>
      </WidgetLink>
    </Button>
  );
  return (
    <Card asChild>
      <section aria-label={t`Widgets`}>
        <CardHeader
          title={
            <span ref={heading} tabIndex={-1}>
              <Trans>Widgets</Trans>
            </span>
          }
          description={
            isFull ? (
              <Trans>A cast can have up to {castWidgets} widgets. Delete one to create another.</Trans>
            ) : (
              <Trans>Changes to saved widgets appear everywhere automatically.</Trans>
            )
          }
          actions={widgets.length > 0 && create}
        />
        <CardBody>
          {widgets.length === 0 ? (
            <EmptyState
              title={<Trans>Put your radio on your website</Trans>}
              description={<Trans>Choose a player, save it and paste the code. No programming needed.</Trans>}
              action={create}
            />
          ) : (
            <Rows isFixed={isFixed} onDeleted={() => heading.current?.focus()} widgets={widgets} />
          )}
        </CardBody>
      </section>
    </Card>
  );
}

interface RowsProps {
  widgets: readonly Widget[];
  isFixed: boolean;
  onDeleted: () => void;
}

function Rows({ widgets, isFixed, onDeleted }: RowsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { typeName } = useWidgetMessages();
  const { timeZone } = useCastContext();
  const columns: TableColumn<Widget>[] = [
    {
      id: 'name',
      header: t`Name`,
      cell: ({ id, name }) => (
        <WidgetLink className="font-medium underline underline-offset-2 wrap-anywhere" widget={id}>
          <bdi>{name}</bdi>
        </WidgetLink>
      ),
      rowHeader: true,
    },
    {
      id: 'type',
      header: t({ message: 'Type', context: 'kind of widget' }),
      cell: ({ type }) => typeName(type),
    },
    {
      id: 'created',
      header: t({ message: 'Created', context: 'widget' }),
      cell: ({ createdAt }) => <Timestamp at={createdAt} timeZone={timeZone} />,
    },
    { id: 'sites', header: t`Sites, 7 days`, cell: (widget) => <Sites widget={widget} /> },
    {
      id: 'loads',
      header: t`Loads, 30 days`,
      align: 'end',
      cell: ({ loads30d }) => formats.number(loads30d),
    },
    {
      id: 'actions',
      header: t`Actions`,
      align: 'end',
      cell: (widget) => {
        const { name } = widget;
        return (
          <span className="inline-flex items-center gap-2">
            <Button asChild size="sm">
              <WidgetLink aria-label={t`Code for ${name}`} hash="code" widget={widget.id}>
                <Trans context="of a widget">Code</Trans>
              </WidgetLink>
            </Button>
            {!isFixed && <WidgetDelete onDone={onDeleted} widget={widget} />}
          </span>
        );
      },
    },
  ];
  return <Table caption={t`Widgets`} columns={columns} rowKey={({ id }) => id} rows={widgets} />;
}

/** The busiest sites and the number of others. */
function Sites({ widget: { sites7d, siteCount7d, loads7d } }: { widget: Widget }) {
  const formats = useFormats();
  const known = sites7d.flatMap(({ site, loads }) => (site === null ? [] : [{ site, loads }]));
  if (known.length === 0) return loads7d === 0 ? <Trans>Not loaded</Trans> : <Trans>Sites unknown</Trans>;
  const more = siteCount7d - Math.min(shownSites, known.length);
  return (
    <ul className="grid gap-0.5">
      {known.slice(0, shownSites).map(({ site, loads }) => {
        const times = formats.number(loads);
        return (
          <li className="wrap-anywhere" key={site}>
            <bdi dir="ltr">{site.replace(/^https?:\/\//, '')}</bdi>{' '}
            <span className="text-fg-muted">{times}</span>
          </li>
        );
      })}
      {more > 0 && (
        <li className="text-fg-muted">
          <Trans>and {more} more</Trans>
        </li>
      )}
    </ul>
  );
}
