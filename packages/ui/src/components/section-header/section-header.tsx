import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link SectionHeader}. */
export interface SectionHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title of the section. */
  title: ReactNode;
  /** Number of items. */
  count?: ReactNode;
  /** Actions at the end. */
  actions?: ReactNode;
  /** Heading level. */
  level?: 2 | 3 | undefined;
}

/** Title of a group of cards, with their count. */
export function SectionHeader({ title, count, actions, level = 2, className, ...rest }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-ui="section-header"
      {...rest}
      className={cx('ui:mb-3 ui:flex ui:items-baseline ui:gap-2', className)}
    >
      <Heading
        className="ui:min-w-0 ui:text-16 ui:font-semibold ui:tracking-16 ui:wrap-anywhere"
        data-part="title"
      >
        {title}
      </Heading>
      {count === undefined ? null : (
        <span className="ui:text-13 ui:text-fg-subtle ui:tabular-nums" data-part="count">
          {count}
        </span>
      )}
      {actions === undefined ? null : (
        <div className="ui:ms-auto ui:flex ui:flex-none ui:items-center ui:gap-2" data-part="actions">
          {actions}
        </div>
      )}
    </div>
  );
}
