import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { Permission } from '@unmuted/api';
import { FileTextIcon, LayoutGridIcon } from '@unmuted/ui/icons';
import { useMemo } from 'react';
import type { Command } from '#/components/command-palette/command.ts';
import { type Area, homeOf } from '#/session/session-user.ts';
import { usePermissions } from '#/session/use-permission.ts';

/** The required part of a route; branches include their pages. */
interface TreeRoute {
  id: string;
  fullPath: string;
  options: { staticData?: { title?: MessageDescriptor; permission?: Permission; isLinkOnly?: boolean } };
  parentRoute?: TreeRoute;
  children?: unknown;
}

/**
 * The pages of an area, read from the route tree, so that only built pages are listed. A page of one product (a path
 * with a parameter) is reached through its product.
 */
export function usePageCommands(area: Area): readonly Command[] {
  const { i18n } = useLingui();
  const router = useRouter();
  const may = usePermissions();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => {
    const routes: TreeRoute[] = Object.values(router.routesById);
    return routes.flatMap((route): Command[] => {
      const { id } = route;
      // An index page has the title of its parent.
      const fullPath = route.fullPath.replace(/(?<=.)\/$/, '');
      const title = route.options.staticData?.title;
      const { permission, isLinkOnly = false } = route.options.staticData ?? {};
      if (isLinkOnly || (permission && !may(permission))) return [];
      if (!title || !id.startsWith(`/_${area}/`) || fullPath.includes('$') || route.children) return [];
      const above = route.parentRoute?.options.staticData?.title;
      return [
        {
          id: fullPath,
          href: fullPath,
          label: i18n._(title),
          hint: above && i18n._(above),
          keywords: above ? [i18n._(above)] : [],
          icon: fullPath === homeOf[area] ? <LayoutGridIcon /> : <FileTextIcon />,
        },
      ];
    });
  }, [area, router, i18n, locale, may]);
}
