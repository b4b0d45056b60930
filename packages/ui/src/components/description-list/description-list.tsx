import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps extends ComponentProps<'dl'> {}

/** Names and values, one pair per line. */
export function DescriptionList({ className, ...rest }: DescriptionListProps) {
  return <dl data-ui="description-list" {...rest} className={cx('ui:grid ui:text-14', className)} />;
}

/** Props of {@link DescriptionItem}. */
export interface DescriptionItemProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The term. */
  term: ReactNode;
  /** The value; several elements are placed side by side. */
  children?: ReactNode;
  /** `rows` for facts, `ends` for a few numbers below a larger one. */
  layout?: 'rows' | 'ends' | undefined;
}

/** One term with its value. */
export function DescriptionItem({
  term,
  layout = 'rows',
  children,
  className,
  ...rest
}: DescriptionItemProps) {
  const isRows = layout === 'rows';
  return (
    <div
      data-ui="description-item"
      {...rest}
      className={cx(
        isRows
          ? 'ui:grid ui:min-h-11 ui:grid-cols-[5rem_minmax(0,1fr)] ui:items-center ui:gap-x-2 ui:border-b ui:border-border-soft ui:py-1 ui:last:border-b-0 ui:md:min-h-10 ui:md:grid-cols-[7.5rem_minmax(0,1fr)]'
          : 'ui:flex ui:justify-between ui:gap-4 ui:py-0.5',
        className,
      )}
    >
      <dt
        className={cx('ui:min-w-0 ui:wrap-anywhere ui:text-fg-muted', !isRows && 'ui:text-13')}
        data-part="term"
      >
        {term}
      </dt>
      <dd
        className={cx(
          'ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-2 ui:wrap-anywhere',
          !isRows && 'ui:font-medium ui:tabular-nums',
        )}
        data-part="value"
      >
        {children}
      </dd>
    </div>
  );
}
