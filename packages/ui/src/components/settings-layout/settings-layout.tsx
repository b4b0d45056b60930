import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link SettingsLayout}. */
export interface SettingsLayoutProps extends ComponentProps<'div'> {
  /** The section navigation: a `SettingsNav`. */
  nav: ReactNode;
}

/** Settings in sections: navigation at the side, above on small screens, and one section at a time. */
export function SettingsLayout({ nav, className, children, ...rest }: SettingsLayoutProps) {
  return (
    <div
      data-ui="settings-layout"
      {...rest}
      className={cx(
        'ui:grid ui:grid-cols-[minmax(0,1fr)] ui:items-start ui:gap-x-8 ui:gap-y-5 ui:text-14 ui:lg:grid-cols-[10.5rem_minmax(0,1fr)]',
        className,
      )}
    >
      {nav}
      <div
        className="ui:grid ui:max-w-180 ui:min-w-0 ui:grid-cols-[minmax(0,1fr)] ui:gap-5"
        data-part="content"
      >
        {children}
      </div>
    </div>
  );
}

/** Props of {@link SettingsSection}. */
export interface SettingsSectionProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title of the fields. */
  title: ReactNode;
  /** One sentence about their purpose. */
  description?: ReactNode;
  /** Heading level. */
  level?: 2 | 3 | 4 | undefined;
}

/** One row of a card: title at the start, fields at the end. */
export function SettingsSection({
  title,
  description,
  level = 3,
  className,
  children,
  ...rest
}: SettingsSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-ui="settings-section"
      {...rest}
      className={cx(
        'ui:grid ui:grid-cols-[minmax(0,1fr)] ui:gap-x-8 ui:gap-y-4 ui:border-t ui:border-border-soft ui:px-(--card-pad,1rem) ui:py-6 ui:lg:grid-cols-[11.5rem_minmax(0,1fr)]',
        className,
      )}
    >
      <div className="ui:min-w-0" data-part="about">
        <Heading className="ui:text-14 ui:font-semibold ui:wrap-anywhere" data-part="title">
          {title}
        </Heading>
        {description === undefined ? null : (
          <p className="ui:mt-0.5 ui:text-13 ui:wrap-anywhere ui:text-fg-muted" data-part="description">
            {description}
          </p>
        )}
      </div>
      <div
        className="ui:grid ui:min-w-0 ui:grid-cols-[minmax(0,1fr)] ui:content-start ui:gap-5"
        data-part="fields"
      >
        {children}
      </div>
    </div>
  );
}

/** Props of {@link SettingsBar}. */
export interface SettingsBarProps extends ComponentProps<'div'> {
  /** Save state of the form; announced when it changes. */
  note?: ReactNode;
}

/** The last row of a form in a card: save state, with actions at the end. */
export function SettingsBar({ note, className, children, ...rest }: SettingsBarProps) {
  return (
    <div
      data-ui="settings-bar"
      {...rest}
      className={cx(
        'ui:flex ui:flex-wrap ui:items-center ui:justify-end ui:gap-x-4 ui:gap-y-3 ui:border-t ui:border-border-soft ui:px-(--card-pad,1rem) ui:py-3',
        className,
      )}
    >
      <p
        className="ui:me-auto ui:flex ui:min-w-0 ui:items-center ui:empty:sr-only ui:gap-1.5 ui:text-13 ui:wrap-anywhere ui:text-fg-muted"
        data-part="note"
        role="status"
      >
        {note}
      </p>
      <div
        className="ui:flex ui:flex-wrap ui:gap-2 ui:max-md:flex-auto ui:max-md:*:flex-auto"
        data-part="actions"
      >
        {children}
      </div>
    </div>
  );
}
