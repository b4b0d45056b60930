import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';
import { type DataListIconVariants, dataListIconVariants } from './data-list.variants.ts';

/** Props of {@link DataList}. */
export interface DataListProps extends ComponentProps<'ul'> {}

/** Rows with dividers. It has no surface of its own: use it inside a card. */
export function DataList({ className, ...rest }: DataListProps) {
  return (
    <ul
      data-ui="data-list"
      // biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores list semantics when list-style is none
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
  /** Title of the row. */
  title: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Age, state or number at the end. */
  meta?: ReactNode;
  /** One action. On a phone it moves below, next to the meta. `null` reserves the space of rows that have one. */
  action?: ReactNode;
}

/** One row: icon, title, meta and action. */
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
          // Contained, so that a long name is truncated and cannot widen the page.
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
              ? 'ui:text-13 ui:text-fg-subtle ui:max-md:flex-1 ui:whitespace-nowrap'
              : 'ui:flex ui:max-w-[55%] ui:flex-none ui:flex-col ui:items-end',
            // Below the title, which follows the icon.
            hasAction && leading !== undefined && 'ui:max-md:ms-11',
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

/** Icon square of a row: its type or state. Decorative: the title gives the same information. */
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
