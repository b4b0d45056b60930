import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link ErrorBox}. */
export interface ErrorBoxProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** Heading level; 1 when the box is the whole page. */
  level?: 1 | 2 | 3 | undefined;
  /** Next steps for the user. */
  children?: ReactNode;
}

/** A red box for a failure of the whole page. Use `FailedState` for anything smaller. */
export function ErrorBox({ title, level = 1, children, className, ...rest }: ErrorBoxProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-ui="error-box"
      role="alert"
      {...rest}
      className={cx(
        'ui:rounded-card ui:border ui:border-off-air-border ui:bg-off-air-fill ui:p-4 ui:text-fg ui:md:p-8',
        className,
      )}
    >
      <Heading className="ui:text-24 ui:font-title ui:tracking-24 ui:wrap-anywhere" data-part="title">
        {title}
      </Heading>
      <div className="ui:mt-1 ui:wrap-anywhere" data-part="body">
        {children}
      </div>
    </div>
  );
}
