/** Theme settings that change the frame; the boot script reads them from storage, unchecked. */
export interface OutlineTheme {
  blankLayout?: unknown;
  navCollapsed?: unknown;
  navType?: unknown;
  sideNavTheme?: unknown;
  headerNavColor?: unknown;
  topNavColor?: unknown;
}

/**
 * Names the outline that the document shows until the app renders, by words that outline.css selects: `auth` for the sign-in
 * page, or `bare` or `frame` and how the navigation looks: `frame nav-side rail-true side-dark`.
 */
export function outlineOf(isSignedIn: unknown, theme: OutlineTheme): string {
  return isSignedIn
    ? `${theme.blankLayout ? 'bare' : 'frame'} nav-${theme.navType} rail-${theme.navCollapsed} side-${theme.sideNavTheme}`
    : 'auth';
}
