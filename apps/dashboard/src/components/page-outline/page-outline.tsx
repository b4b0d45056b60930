import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

export interface PageOutlineProps {
  /** Without the heading and the tabs: they are on the screen already. */
  isSection?: boolean;
}

/**
 * Placeholder of a page while its code or its settings are loading: the same shapes as in index.html, styled by
 * boot/outline.css, which selects them by the path.
 */
export function PageOutline({ isSection = false }: PageOutlineProps) {
  const { t } = useLingui();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useLayoutEffect(() => {
    document.documentElement.dataset.path = pathname;
  }, [pathname]);
  return (
    <div aria-label={t`Loading`} className="o-page" data-ui="skeleton" role="status">
      {!isSection && (
        <>
          <div className="o-crumbs o-line" />
          <div className="o-title o-line" />
          <div className="o-tabs" />
        </>
      )}
      <div className="o-controls o-line" />
      <div className="o-cards">
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
