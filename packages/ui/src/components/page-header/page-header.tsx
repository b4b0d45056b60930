import type { ComponentProps, ReactNode, Ref } from 'react';
import { Breadcrumbs } from '#/components/breadcrumbs/index.ts';
import { cx } from '#/lib/tv.ts';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Page title, rendered as the only `h1`. */
  title: ReactNode;
  /** Breadcrumb: links, then the current page as text. */
  breadcrumb?: ReactNode;
  /** Picture before the title, such as a logo. */
  leading?: ReactNode;
  /** Status next to the title. */
  status?: ReactNode;
  /** Facts below the title, in one wrapping line. */
  meta?: ReactNode;
  /** At most one primary action, and secondary ones before it. */
  actions?: ReactNode;
  /** Ref of the `h1`, which receives focus after navigation. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Header of a page: breadcrumb, title, status and actions. */
export function PageHeader({
  title,
  breadcrumb,
  leading,
  status,
  meta,
  actions,
  headingRef,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div data-ui="page-header" {...rest} className={cx('ui:mb-5 ui:text-14', className)}>
      {breadcrumb === undefined ? null : <Breadcrumbs className="ui:mb-2">{breadcrumb}</Breadcrumbs>}
      <div className="ui:flex ui:flex-wrap ui:items-start ui:gap-x-4 ui:gap-y-3" data-part="row">
        {leading === undefined ? null : (
          <div className="ui:flex-none" data-part="leading">
            {leading}
          </div>
        )}
        <div className="ui:min-w-0 ui:flex-1 ui:basis-48" data-part="text">
          <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-3" data-part="title-line">
            <h1
              className="ui:min-w-0 ui:text-24 ui:font-title ui:tracking-24 ui:wrap-anywhere ui:text-fg ui:outline-none"
              data-part="title"
              ref={headingRef}
              tabIndex={-1}
            >
              {title}
            </h1>
            {status}
          </div>
          {meta === undefined ? null : (
            <div
              className="ui:mt-1 ui:flex ui:flex-wrap ui:gap-x-4 ui:gap-y-1 ui:text-fg-muted"
              data-part="meta"
            >
              {meta}
            </div>
          )}
        </div>
        {actions === undefined ? null : (
          <div
            className="ui:flex ui:max-w-full ui:flex-wrap ui:gap-2 ui:max-md:w-full ui:max-md:*:flex-auto"
            data-part="actions"
          >
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
