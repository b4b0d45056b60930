import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Card, CardFailed } from '@unmuted/ui/card';
import { DataList, DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import type { IconType } from '@unmuted/ui/icons';
import { Link } from '@unmuted/ui/link';
import { SectionHeader } from '@unmuted/ui/section-header';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { groupAnchors, type ProductGroup, productAnchor } from '#/components/app-nav/dashboard-anchors.ts';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** One product as a row. */
export interface ProductRow {
  key: string;
  title: string;
  /** The link to its page, around its title. */
  link?: ReactElement<ComponentProps<'a'>> | undefined;
  description: ReactNode;
  status: StatusPillProps['status'];
  word: string;
  /** Additional fact below the status. */
  note?: ReactNode;
}

export interface ListGroupProps<Item> {
  /** Determines the URLs of the group and its rows. */
  group: ProductGroup;
  title: ReactNode;
  icon: IconType;
  query: UseQueryResult<Item[]>;
  row: (item: Item) => ProductRow;
  failedTitle: ReactNode;
}

/** A group of product rows with its own loading and error states. Renders nothing without products: see `EmptyGroups`. */
export function ListGroup<Item>(props: ListGroupProps<Item>) {
  const formats = useFormats();
  const id = groupAnchors[props.group];
  const { data } = props.query;
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0 scroll-mt-6">
      <SectionHeader title={<span id={id}>{props.title}</span>} count={data && formats.number(data.length)} />
      <Rows {...props} />
    </section>
  );
}

function Rows<Item>({ group, query, icon: Icon, row, failedTitle }: ListGroupProps<Item>) {
  const { i18n } = useLingui();
  const { data, error, isPending } = query;
  if (isPending) return <RowsSkeleton count={2} />;
  if (!data)
    return (
      <CardFailed
        title={failedTitle}
        description={errorText(i18n, error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <Card size="sm">
      <DataList>
        {data.map(row).map(({ key, title, link, description, status, word, note }) => (
          <DataListItem
            className="relative scroll-mt-6 -outline-offset-2"
            id={productAnchor(group, key)}
            key={key}
            leading={
              <DataListIcon>
                <Icon />
              </DataListIcon>
            }
            title={
              link ? (
                // The row is the link.
                <Link asChild className="static before:absolute before:inset-0 before:content-['']">
                  {cloneElement(link, { title }, title)}
                </Link>
              ) : (
                <span title={title}>{title}</span>
              )
            }
            description={description}
            meta={
              <>
                <StatusPill appearance="plain" status={status} className="text-13">
                  {word}
                </StatusPill>
                {note !== undefined && (
                  <span className="mt-0.5 max-w-full truncate text-12 text-fg-subtle">{note}</span>
                )}
              </>
            }
          />
        ))}
      </DataList>
    </Card>
  );
}
