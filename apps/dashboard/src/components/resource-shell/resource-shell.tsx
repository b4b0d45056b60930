import type { ReactNode } from 'react';
import { ErrorBoundaryLevelContext } from '#/components/root/error-boundary-level.ts';

export interface ResourceShellProps {
  /** The resource's `ResourceHeader`. */
  header: ReactNode;
  /** The resource's `ResourceTabs`. */
  tabs: ReactNode;
  /** A message about the resource, shown on all its pages. */
  banner?: ReactNode;
  /** The current page. If it fails, header and tabs stay usable. */
  children: ReactNode;
}

/** Layout of all pages of one resource. In print, cards do not break across pages. */
export function ResourceShell({ header, tabs, banner, children }: ResourceShellProps) {
  return (
    <>
      {header}
      {tabs}
      <div className="grid gap-4 md:gap-6 print:**:data-[ui=card]:break-inside-avoid">
        {banner}
        <ErrorBoundaryLevelContext value="section">{children}</ErrorBoundaryLevelContext>
      </div>
    </>
  );
}
