import type { ComponentProps, ReactNode } from 'react';
import { appShellVariants } from './app-shell.variants.ts';
import { barStyle } from './bar-style.ts';

/** Props of {@link AppShell}. */
export interface AppShellProps extends ComponentProps<'div'> {
  /** Position of the navigation from 768 px up; below that it opens in a drawer. */
  navType?: 'side' | 'top' | undefined;
  /** Shows only icons in the side navigation: 80 px wide instead of 250. */
  collapsed?: boolean | undefined;
  /** Tone of the side navigation; `light` follows the page theme. */
  sideNavTheme?: 'light' | 'dark' | undefined;
  /** Header colour as `#rrggbb`. Default: the theme's. The text becomes black or white, whichever is readable. */
  headerColor?: string | undefined;
  /** Colour of the top navigation bar, as `#rrggbb`. */
  topNavColor?: string | undefined;
  /** The brand: above the side navigation; in the header on a phone and with a top navigation. */
  brand: ReactNode;
  /** The navigation: a `NavList`, vertical at the side and horizontal on top. */
  nav: ReactNode;
  /** Button that collapses the side navigation; not shown on a phone or with a top navigation. */
  navToggle?: ReactNode;
  /** Button that opens the drawer; shown on a phone only. */
  mobileNavToggle?: ReactNode;
  /** The rest of the header: search, language, account. */
  header?: ReactNode;
  /** The footer: who runs this, links. */
  footer?: ReactNode;
  /** `id` of the `main` element, the target of the skip link. */
  mainId?: string | undefined;
  /** The page content. */
  children?: ReactNode;
}

/** The application layout: navigation, header, page and footer, each a landmark. */
export function AppShell({
  navType = 'side',
  collapsed = false,
  sideNavTheme = 'light',
  headerColor,
  topNavColor,
  brand,
  nav,
  navToggle,
  mobileNavToggle,
  header,
  footer,
  mainId = 'main',
  className,
  children,
  ...rest
}: AppShellProps) {
  const classes = appShellVariants({ navType, collapsed });
  const isSide = navType === 'side';
  return (
    <div
      data-collapsed={(isSide && collapsed) || undefined}
      data-nav-type={navType}
      data-ui="app-shell"
      {...rest}
      className={classes.root({ className })}
    >
      {isSide ? (
        <aside
          className={classes.side()}
          data-nav-collapsed={collapsed || undefined}
          data-nav-theme={sideNavTheme}
          data-part="side"
        >
          <div className={classes.sideInner()} data-part="side-inner">
            <div className={classes.sideBrand()} data-part="side-brand">
              {brand}
            </div>
            {nav}
          </div>
        </aside>
      ) : null}
      <div className={classes.column()} data-part="column">
        <header className={classes.header()} data-part="header" style={barStyle(headerColor)}>
          {mobileNavToggle === undefined ? null : (
            <div className="ui:flex ui:md:hidden" data-part="mobile-nav-toggle">
              {mobileNavToggle}
            </div>
          )}
          <div className={classes.headerBrand()} data-part="header-brand">
            {brand}
          </div>
          {isSide && navToggle !== undefined ? (
            <div className="ui:flex ui:max-md:hidden" data-part="nav-toggle">
              {navToggle}
            </div>
          ) : null}
          {header}
        </header>
        {isSide ? null : (
          <div className={classes.topNav()} data-part="top-nav" style={barStyle(topNavColor)}>
            {nav}
          </div>
        )}
        <main className={classes.main()} data-part="main" id={mainId} tabIndex={-1}>
          {children}
        </main>
        {footer === undefined ? null : (
          <footer className={classes.footer()} data-part="footer">
            {footer}
          </footer>
        )}
      </div>
    </div>
  );
}
