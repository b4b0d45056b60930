import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMatches, useRouter } from '@tanstack/react-router';
import type { Permission } from '@unmuted/api';
import { useEffect } from 'react';
import { setOwnTitle, setRouteTitle } from '#/components/root/document-title.ts';

/** The route flag of the deepest route that sets it, or the reader's own setting. */
export function useBlankRoute(): boolean {
  return useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.blankLayout === true),
  });
}

/** The name of the current page: the title of the deepest route that has one. */
export function usePageName(): MessageDescriptor | undefined {
  return useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
}

/** What the user's role must allow for the current page. */
export function usePagePermission(): Permission | undefined {
  return useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.permission)?.staticData.permission,
  });
}

/** `Dashboard · Studio`, in the reader's language, for pages without a title of their own. */
export function useRouteTitle(brand: string): void {
  const { i18n } = useLingui();
  const name = usePageName();
  const text = name ? `${i18n._(name)} · ${brand}` : brand;
  useEffect(() => setRouteTitle(text), [text]);
}

/** Replaces the route's title while the component is mounted, for a page named after its data. */
export function useOwnTitle(text: string): void {
  useEffect(() => setOwnTitle(text), [text]);
  useEffect(() => () => setOwnTitle(null), []);
}

/**
 * Focuses the new screen's heading after each navigation, so that it is announced and Tab starts there; after a change of
 * the fragment only, focuses its target. Tabs of a page (`?tab=`) have a heading of their own too. Focus that has moved
 * into the frame meanwhile is left alone: data may arrive long after navigation.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    const opened = router.state.location;
    let focusBefore: Element | null = null;
    const stopBefore = router.subscribe('onBeforeNavigate', () => {
      focusBefore = document.activeElement;
    });
    const stopRendered = router.subscribe(
      'onRendered',
      // On a fast navigation the router has not resolved the first page yet and provides no previous
      // location.
      ({ fromLocation = opened, toLocation }) => {
        const pathChanged =
          fromLocation.pathname !== toLocation.pathname || tabOf(fromLocation) !== tabOf(toLocation);
        if (!pathChanged && fromLocation.hash === toLocation.hash) return;
        const focusNow = document.activeElement;
        if (focusNow && focusNow !== document.body && focusNow !== focusBefore) return;
        const place = document.getElementById(toLocation.hash);
        if (!place && !pathChanged) return;
        const target = place ?? document.querySelector<HTMLElement>('h1');
        if (!target) return;
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
        target.focus({ preventScroll: true });
      },
    );
    return () => {
      stopBefore();
      stopRendered();
    };
  }, [router]);
}

const tabOf = ({ search }: { search: { tab?: unknown } }) => search.tab;
