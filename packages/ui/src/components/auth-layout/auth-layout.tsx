import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link AuthLayout}. */
export interface AuthLayoutProps extends ComponentProps<'div'> {
  /** The brand, above the form. */
  brand: ReactNode;
  /** Small controls opposite the brand, such as a language menu. */
  controls?: ReactNode;
  /** The form or other page content. */
  children: ReactNode;
  /** Links below the form. */
  footer?: ReactNode;
  /** Heading of the brand panel. */
  headline?: ReactNode;
  /** One line below the heading. */
  headlineDetail?: ReactNode;
  /** Illustration that fills the brand panel. */
  artwork?: ReactNode;
}

/**
 * Layout of pages outside the application: a form on one side, a brand panel on the other.
 * Below 768 px the panel is hidden. Render the page's skip link before it; its target is the `main` element.
 */
export function AuthLayout({
  brand,
  controls,
  children,
  footer,
  headline,
  headlineDetail,
  artwork,
  className,
  ...rest
}: AuthLayoutProps) {
  return (
    <div
      data-ui="auth-layout"
      {...rest}
      className={cx(
        'ui:grid ui:min-h-dvh ui:bg-surface-raised ui:text-14 ui:text-fg ui:md:grid-cols-[clamp(25rem,39vw,35rem)_minmax(0,1fr)] ui:dark:bg-surface',
        className,
      )}
    >
      <div
        className="ui:grid ui:min-w-0 ui:grid-rows-[4rem_minmax(0,1fr)_auto] ui:px-4 ui:md:grid-rows-[4.375rem_minmax(0,1fr)_auto] ui:md:px-8 ui:lg:px-10"
        data-part="form-side"
      >
        <header className="ui:flex ui:items-center ui:gap-5" data-part="top">
          {brand}
          {controls === undefined ? null : (
            <div className="ui:ms-auto ui:flex ui:items-center ui:gap-2" data-part="controls">
              {controls}
            </div>
          )}
        </header>
        <main
          className="ui:mx-auto ui:w-full ui:pt-8 ui:pb-10 ui:outline-none ui:md:max-w-90 ui:md:pt-[19vh]"
          data-part="main"
          id="main"
          tabIndex={-1}
        >
          {children}
        </main>
        <footer
          className="ui:flex ui:min-h-footer ui:flex-wrap ui:items-center ui:gap-x-5 ui:gap-y-2 ui:py-4 ui:text-12 ui:text-fg-subtle"
          data-part="footer"
        >
          {footer}
        </footer>
      </div>
      <BrandPanel headline={headline} headlineDetail={headlineDetail} artwork={artwork} />
    </div>
  );
}

type BrandPanelProps = Pick<AuthLayoutProps, 'headline' | 'headlineDetail' | 'artwork'>;

function BrandPanel({ headline, headlineDetail, artwork }: BrandPanelProps) {
  return (
    <aside
      className="ui:hidden ui:min-w-0 ui:overflow-clip ui:border-s ui:border-border ui:bg-surface-sunken ui:md:block"
      data-part="panel"
    >
      {/* Where the form is taller than the window, the illustration stays in view. */}
      <div
        className="ui:sticky ui:top-0 ui:grid ui:h-dvh ui:grid-rows-[auto_minmax(0,1fr)] ui:pb-14"
        data-part="view"
      >
        <div className="ui:px-8 ui:pt-24 ui:lg:px-16" data-part="headline">
          {headline === undefined ? null : (
            <p
              className="ui:text-40 ui:font-title ui:tracking-40 ui:wrap-anywhere"
              data-part="headline-title"
            >
              {headline}
            </p>
          )}
          {headlineDetail === undefined ? null : (
            <p className="ui:mt-3 ui:max-w-120 ui:text-16 ui:text-fg-muted" data-part="headline-detail">
              {headlineDetail}
            </p>
          )}
        </div>
        <div className="ui:relative ui:min-h-60" data-part="artwork">
          <div className="ui:absolute ui:inset-0" data-part="canvas">
            {artwork}
          </div>
        </div>
      </div>
    </aside>
  );
}
