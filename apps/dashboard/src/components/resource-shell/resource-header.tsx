import { PageHeader } from '@unmuted/ui/page-header';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import type { ReactNode } from 'react';

export interface ResourceHeaderProps {
  /** Links to the parent pages, then the resource's identifier. */
  breadcrumb: ReactNode[];
  /** As entered by its owner, in any text direction. */
  name: string;
  /** The current page, as part of the heading: each page has a heading of its own, which is announced on navigation. */
  page: string;
  /** A picture of the resource, such as its logo; null or undefined for none. */
  picture?: string | null | undefined;
  /** The state of the resource; undefined while loading. */
  state?: ReactNode;
  /** Facts about the resource; undefined while loading. Their line is always reserved. */
  meta?: ReactNode;
  actions: ReactNode;
  /** Lines to reserve on phones for actions that are still loading, so that the page below does not move. */
  reservedActionLines?: 0 | 1 | 2;
}

/** Breadcrumb, name, state, facts and actions of a resource. */
export function ResourceHeader(props: ResourceHeaderProps) {
  const { breadcrumb, name, page, picture, state, meta, actions, reservedActionLines: lines = 0 } = props;
  return (
    <PageHeader
      actions={
        <span
          className={`flex flex-wrap items-center gap-2 print:hidden ${lines > 0 ? 'min-h-control' : ''} ${lines === 2 ? 'max-md:min-h-24' : ''}`}
        >
          {actions}
        </span>
      }
      breadcrumb={breadcrumb}
      leading={
        picture ? (
          <img
            alt=""
            className="size-14 rounded-card border border-border bg-fill object-cover"
            height={56}
            src={picture}
            width={56}
          />
        ) : undefined
      }
      meta={meta ?? '\u00a0'}
      status={state}
      title={
        <>
          <bdi>{name}</bdi> <VisuallyHidden>– {page}</VisuallyHidden>
        </>
      }
    />
  );
}
