import { type ReactNode, useId, useRef } from 'react';
import { LockIcon } from '#/components/icons/index.ts';
import { useDragColumn } from '#/components/reorder/use-pointer-drag.ts';
import type { Reorder } from '#/components/reorder/use-reorder.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { BoardColumn } from './board.types.ts';
import { boardVariants } from './board.variants.ts';

interface BoardColumnViewProps {
  column: BoardColumn<unknown>;
  /** Number of cards, including one that is picked up. */
  count: number;
  level: 2 | 3 | 4 | 5;
  /** Why the column doesn't accept the card that is being moved. */
  refusal: string | undefined;
  reorder: Reorder;
  children: ReactNode;
}

/** One column: title, count and cards. */
export function BoardColumnView({ column, count, level, refusal, reorder, children }: BoardColumnViewProps) {
  const labels = useLabelGroup('reorder');
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { id, title, icon, limit, empty } = column;
  const isOver = reorder.gap?.column === id;
  const isFull = limit !== undefined && count >= limit;
  const drop = refusal === undefined ? (isOver ? 'over' : 'none') : 'refused';
  const classes = boardVariants({ drop, full: isFull });
  const Heading = `h${level}` as const;
  useDragColumn({
    drag: reorder.drag,
    scope: reorder.scope,
    id,
    element: list,
    accepts: (key) => reorder.refusalOf(key, { column: id, index: count }) === undefined,
  });
  return (
    // Not a region: each would be a landmark.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-labelledby={titleId}
      className={classes.column()}
      data-drop={drop}
      data-part="column"
    >
      <div className={classes.head()} data-part="head">
        {icon}
        <Heading className={classes.title()} data-part="title" id={titleId}>
          {title}
        </Heading>
        <Count className={classes.count()} count={count} full={isFull} limit={limit} />
      </div>
      <ul
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores list semantics when list-style is none
        role="list"
        className={classes.list()}
        data-part="cards"
        data-reorder-column=""
        ref={list}
      >
        {count === 0 ? (
          <li className={classes.empty()} data-part="empty">
            {empty ?? labels.noCards}
          </li>
        ) : (
          children
        )}
      </ul>
      {refusal === undefined ? null : (
        <p className={classes.refusal()} data-part="refusal">
          <LockIcon />
          <span className="ui:min-w-0 ui:wrap-anywhere">{refusal}</span>
        </p>
      )}
    </div>
  );
}

interface CountProps {
  count: number;
  limit: number | undefined;
  full: boolean;
  className: string;
}

function Count({ count, limit, full, className }: CountProps) {
  const labels = useLabelGroup('reorder');
  const countOf = useCount();
  const [, formatted] = countOf(count);
  const ofLimit = limit === undefined ? undefined : labels.countOfLimit(formatted, countOf(limit)[1]);
  return (
    <span className={className} data-part="count">
      {ofLimit === undefined ? (
        <>
          <span aria-hidden="true">{formatted}</span>
          <VisuallyHidden>{labels.cardCount(count, formatted)}</VisuallyHidden>
        </>
      ) : (
        `${ofLimit}${full ? ` · ${labels.full}` : ''}`
      )}
    </span>
  );
}
