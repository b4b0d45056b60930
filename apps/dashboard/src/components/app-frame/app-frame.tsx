import { Trans } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { AppShell } from '@unmuted/ui/app-shell';
import { Wordmark } from '@unmuted/ui/brand-mark';
import { SkipLink } from '@unmuted/ui/skip-link';
import { type ReactNode, useState } from 'react';
import { AccountMenu } from '#/components/app-frame/account-menu.tsx';
import { FrameFooter } from '#/components/app-frame/frame-footer.tsx';
import { MobileNav, MobileNavToggle } from '#/components/app-frame/mobile-nav.tsx';
import { NavToggle } from '#/components/app-frame/nav-toggle.tsx';
import { ThemeToggle } from '#/components/app-frame/theme-toggle.tsx';
import { useWidthClass } from '#/components/app-frame/use-width-class.ts';
import { AppNav } from '#/components/app-nav/app-nav.tsx';
import { SearchButton } from '#/components/command-palette/search-button.tsx';
import { LazyHelpDialog } from '#/components/help/lazy-help-dialog.ts';
import { LanguageSelect } from '#/components/language-select/language-select.tsx';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { areaOf, homeOf, type SessionUser } from '#/session/session-user.ts';
import { useTheme } from '#/theme/theme-context.tsx';

const AppearanceDrawer = lazyOverlay(
  async () => (await import('#/components/appearance/appearance-drawer.tsx')).AppearanceDrawer,
);

export interface AppFrameProps {
  user: SessionUser;
  /** The pages of the staff in the navigation. */
  staffLinks?: ReactNode;
  children: ReactNode;
}

/** The frame of every page that is not blank: navigation, header and footer, as configured by the user. */
export function AppFrame({ user, staffLinks, children }: AppFrameProps) {
  const brand = useRouteContext({ from: '__root__', select: ({ config }) => config.brand });
  const { navType, navCollapsed, sideNavTheme, headerNavColor, topNavColor } = useTheme();
  const [appearance, setAppearance] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const area = areaOf(user);
  const isTablet = useWidthClass() === 'tablet';
  const isSide = navType === 'side';
  const isRail = isSide && (navCollapsed || isTablet);
  const overlays = { onOpenAppearance: () => setAppearance('open'), onOpenHelp: () => setHelpOpen(true) };
  const nav = { area, staffLinks, ...overlays };
  return (
    <>
      <SkipLink
        href="#main"
        onClick={(event) => {
          // Keep the URL’s fragment: it may point to a section of the page.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        <Trans>Skip to content</Trans>
      </SkipLink>
      <AppShell
        brand={
          <Wordmark asChild>
            <Link to={homeOf[area]}>{brand}</Link>
          </Wordmark>
        }
        collapsed={isRail}
        footer={<FrameFooter user={user} />}
        header={
          <>
            <SearchButton area={area} />
            <div className="flex flex-none items-center gap-1 md:ms-auto md:gap-2">
              <span className="max-md:hidden">
                <LanguageSelect />
              </span>
              <ThemeToggle />
              <span className="mx-1 h-8 w-px bg-border max-md:hidden" />
              <AccountMenu {...overlays} user={user} />
            </div>
          </>
        }
        headerColor={headerNavColor || undefined}
        mobileNavToggle={<MobileNavToggle />}
        nav={<AppNav {...nav} collapsed={isRail} orientation={isSide ? 'vertical' : 'horizontal'} />}
        navToggle={isTablet ? undefined : <NavToggle />}
        navType={navType}
        sideNavTheme={sideNavTheme}
        topNavColor={topNavColor}
      >
        {children}
      </AppShell>
      <MobileNav brand={<Wordmark>{brand}</Wordmark>}>
        <AppNav {...nav} orientation="vertical" />
      </MobileNav>
      {isHelpOpen && (
        <LazyHelpDialog onClose={() => setHelpOpen(false)} onLoadFailed={() => setHelpOpen(false)} />
      )}
      {appearance !== 'unloaded' && (
        <AppearanceDrawer
          onLoadFailed={() => setAppearance('unloaded')}
          onOpenChange={(isOpen) => setAppearance(isOpen ? 'open' : 'closed')}
          open={appearance === 'open'}
        />
      )}
    </>
  );
}
