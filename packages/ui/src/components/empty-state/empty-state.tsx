import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, in one line. */
  title: ReactNode;
  /** The reason, or what fixes it. */
  description?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** Custom illustration. */
  illustration?: ReactNode;
}

/** An expected empty view: an illustration, the reason, and at most one action. */
export function EmptyState({
  title,
  description,
  action,
  illustration,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      data-ui="empty-state"
      {...rest}
      className={cx(
        'ui:flex ui:flex-col ui:items-center ui:justify-center ui:gap-0.5 ui:text-center',
        className,
      )}
    >
      {illustration ?? <FlatLine />}
      <p className="ui:max-w-full ui:font-medium ui:wrap-anywhere" data-part="title">
        {title}
      </p>
      {description === undefined ? null : (
        <p className="ui:max-w-90 ui:text-13 ui:wrap-anywhere ui:text-fg-muted" data-part="description">
          {description}
        </p>
      )}
      {action === undefined ? null : (
        <div className="ui:mt-2 ui:flex ui:flex-wrap ui:justify-center ui:gap-2" data-part="action">
          {action}
        </div>
      )}
    </div>
  );
}

/** The default illustration: a flat line with a dot. */
function FlatLine() {
  return (
    <svg aria-hidden="true" className="ui:mb-2.5 ui:flex-none" height="40" viewBox="0 0 160 40" width="160">
      <path
        className="ui:stroke-border-strong/50"
        d="M0 20H160"
        strokeDasharray="1 5"
        strokeLinecap="round"
        strokeWidth="1"
      />
      <circle
        className="ui:fill-surface-raised ui:stroke-border-strong"
        cx="80"
        cy="20"
        r="4"
        strokeWidth="1.5"
      />
    </svg>
  );
}
