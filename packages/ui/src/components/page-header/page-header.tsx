import { ChevronRight } from 'lucide-react';
import { Children, type ComponentProps, type ReactNode, type Ref } from 'react';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The name of the page: its one `h1`. */
  title: ReactNode;
  /** The way here: links, and last the page itself as text. */
  breadcrumb?: ReactNode;
  /** State of what the page shows, beside the title. */
  status?: ReactNode;
  /** Facts below the title, in one line that wraps. */
  meta?: ReactNode;
  /** At most one primary action, and secondary ones before it. */
  actions?: ReactNode;
  /** Reaches the `h1`: it takes focus after navigation. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The head of a page: where one is, what it is called, how it is, and what one can do. */
export function PageHeader({
  title,
  breadcrumb,
  status,
  meta,
  actions,
  headingRef,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div data-ui="page-header" {...rest} className={cx('ui:mb-5 ui:text-14', className)}>
      {breadcrumb === undefined ? null : <Breadcrumb>{breadcrumb}</Breadcrumb>}
      <div
        className="ui:flex ui:flex-col ui:gap-x-4 ui:gap-y-3 ui:md:flex-row ui:md:items-start"
        data-part="row"
      >
        <div className="ui:min-w-0 ui:flex-1" data-part="text">
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
          <div className="ui:flex ui:flex-none ui:gap-2 ui:max-md:*:flex-1" data-part="actions">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}

function Breadcrumb({ children }: { children: ReactNode }) {
  const labels = useLabels();
  const steps = Children.toArray(children);
  return (
    <nav aria-label={labels.breadcrumb} data-part="breadcrumb">
      <ol
        className="ui:mb-2 ui:flex ui:flex-wrap ui:items-center ui:gap-1.5 ui:text-13 ui:text-fg-subtle"
        data-part="steps"
      >
        {Children.map(steps, (step, index) => (
          <li
            aria-current={index === steps.length - 1 ? 'page' : undefined}
            className="ui:flex ui:min-w-0 ui:items-center ui:gap-1.5"
            data-part="step"
          >
            {index === 0 ? null : (
              <ChevronRight aria-hidden="true" className="ui:size-3 ui:rtl:-scale-x-100" />
            )}
            <span className="ui:truncate" data-part="name">
              {step}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
