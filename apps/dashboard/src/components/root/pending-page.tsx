import { useRouterState } from '@tanstack/react-router';
import { use, useLayoutEffect } from 'react';
import { outlineOf } from '#/boot/outline.ts';
import { PageOutline } from '#/components/page-outline/page-outline.tsx';
import { ErrorBoundaryLevelContext } from '#/components/root/error-boundary-level.ts';
import { useSessionUser } from '#/session/auth-context.tsx';
import { useTheme } from '#/theme/theme-context.tsx';

/** The outline of a page whose code is loading. */
export function PendingPage() {
  const level = use(ErrorBoundaryLevelContext);
  return level === 'document' ? <DocumentOutline /> : <PageOutline isSection={level === 'section'} />;
}

/** Without a frame on the screen, the outline is the one in the document, which has a frame of its own. */
function DocumentOutline() {
  const theme = useTheme();
  const user = useSessionUser();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset.path = pathname;
    dataset.outline = outlineOf(user, theme);
    style.setProperty('--o-bar', theme.headerNavColor);
    style.setProperty('--o-nav', theme.topNavColor);
    const outline = document.getElementById('outline');
    outline?.setAttribute('data-shown', '');
    return () => outline?.removeAttribute('data-shown');
  }, [pathname, theme, user]);
  return null;
}
