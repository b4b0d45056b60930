import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { usePainted } from '#/lib/use-painted.ts';
import { useDataTable, useDataTableRows } from './data-table.context.ts';
import { SortMenu } from './sort-menu.tsx';
import { FEW } from './use-plain-rows.ts';

/** How high the last toolbar of a table was, by its label and the width of the window. */
const lastHeights = new Map<string, number>();

/**
 * What stands above the table: search and filters at the start side, tools at the end. Above many rows it is drawn once
 * they are painted, in the room that the last one of its kind took.
 */
export function Toolbar({ children, tools }: { children: ReactNode; tools: ReactNode }) {
  const { layout, label } = useDataTable();
  const { snapshot } = useDataTableRows();
  const isCards = layout === 'cards';
  const key = `${layout} ${label} ${globalThis.innerWidth}`;
  const bar = useRef<HTMLDivElement>(null);
  const [height] = useState(() => (snapshot.view.length > FEW ? lastHeights.get(key) : undefined));
  const isDrawn = usePainted(height !== undefined);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!isDrawn || !current) return;
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0]?.blockSize;
      if (size) lastHeights.set(key, size);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isDrawn, key]);
  if (!children && !tools && !isCards) return null;
  return (
    <div
      className="ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:border-b ui:border-border-soft ui:px-4 ui:py-3 ui:md:ps-5 ui:md:pe-3"
      data-part="toolbar"
      ref={bar}
      style={isDrawn ? undefined : { height }}
    >
      {isDrawn ? children : null}
      {isDrawn && (tools || isCards) ? (
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
