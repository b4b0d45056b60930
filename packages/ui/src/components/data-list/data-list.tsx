import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';
import { type DataListIconVariants, dataListIconVariants } from './data-list.variants.ts';

/** Props of {@link DataList}. */
export interface DataListProps extends ComponentProps<'ul'> {}

/** Rows divided by hairlines. It brings no surface: put it into a card. */
export function DataList({ className, ...rest }: DataListProps) {
  return (
    <ul
      data-ui="data-list"
      // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to VoiceOver unless it says so
      role="list"
      {...rest}
      className={cx('ui:min-w-0 ui:px-(--card-pad,1rem) ui:text-14', className)}
    />
  );
}

/** Props of {@link DataListItem}. */
export interface DataListItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** A `DataListIcon`, an avatar, or nothing. */
  leading?: ReactNode;
  /** What the row is about. */
  title: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Age, state or number at the end side. */
  meta?: ReactNode;
  /** One act. On a phone it moves below, beside the meta. `null` keeps the shape of rows that have one. */
  action?: ReactNode;
}

/** One row: what it is about, how it is, and what one can do. */
export function DataListItem({
  leading,
  title,
  description,
  meta,
  action,
  className,
  ...rest
}: DataListItemProps) {
  const hasAction = action !== undefined;
  return (
    <li
      data-ui="data-list-item"
      {...rest}
      className={cx(
        'ui:flex ui:items-center ui:gap-x-3 ui:gap-y-2 ui:border-t ui:border-border-soft ui:py-3 ui:first:border-t-0',
        hasAction ? 'ui:flex-wrap ui:md:flex-nowrap ui:md:py-2.5' : 'ui:md:py-3.5',
        className,
      )}
    >
      {leading}
      <div
        className={cx(
          'ui:min-w-0 ui:flex-1',
          // Contained: a long name is cut, and must not widen the page first.
          hasAction ? 'ui:max-md:basis-[calc(100%-2.75rem)]' : 'ui:contain-inline-size',
        )}
        data-part="text"
      >
        <p className={cx('ui:font-medium', hasAction ? 'ui:wrap-anywhere' : 'ui:truncate')} data-part="title">
          {title}
        </p>
        {description === undefined ? null : (
          <p
            className={cx(
              'ui:text-13 ui:text-fg-muted',
              hasAction ? 'ui:wrap-anywhere' : 'ui:max-md:wrap-anywhere ui:md:truncate',
            )}
            data-part="description"
          >
            {description}
          </p>
        )}
      </div>
      {meta === undefined ? null : (
        <div
          className={cx(
            hasAction
              ? 'ui:text-13 ui:text-fg-subtle ui:max-md:ms-11 ui:max-md:flex-1 ui:whitespace-nowrap'
              : 'ui:flex ui:max-w-[55%] ui:flex-none ui:flex-col ui:items-end',
          )}
          data-part="meta"
        >
          {meta}
        </div>
      )}
      {hasAction && action !== null ? (
        <div className="ui:flex ui:flex-none ui:max-md:ms-auto ui:md:*:min-w-24" data-part="action">
          {action}
        </div>
      ) : null}
    </li>
  );
}

/** Props of {@link DataListIcon}. */
export interface DataListIconProps extends ComponentProps<'span'>, DataListIconVariants {}

/** The square in front of a row: what kind of thing it is, or in which state. Decoration: the title says it in words. */
export function DataListIcon({ tone, className, ...rest }: DataListIconProps) {
  return (
    <span
      aria-hidden="true"
      data-ui="data-list-icon"
      {...rest}
      className={dataListIconVariants({ tone, className })}
    />
  );
}
