import type { ReactNode } from 'react';
import { useDataTable } from '#/components/data-table/data-table.context.ts';
import { SortMenu } from './sort-menu.tsx';

/** The bar above the table: search and filters at the start, tools at the end. */
export function Toolbar({ children, tools }: { children: ReactNode; tools: ReactNode }) {
  const isCards = useDataTable().layout === 'cards';
  if (!children && !tools && !isCards) return null;
  return (
    <div
      className="ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:border-b ui:border-border-soft ui:px-4 ui:py-3 ui:md:ps-5 ui:md:pe-3"
      data-part="toolbar"
    >
      {children}
      {tools || isCards ? (
        <div
          className="ui:ms-auto ui:flex ui:flex-wrap ui:items-center ui:gap-1 ui:max-md:w-full ui:max-md:justify-between"
          data-part="tools"
        >
          {isCards ? <SortMenu /> : null}
          {tools}
        </div>
      ) : null}
    </div>
  );
}
