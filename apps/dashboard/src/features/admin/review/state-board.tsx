import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { Board } from '@unmuted/ui/board';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { StatusIcon } from '@unmuted/ui/status-pill';
import { type ReactNode, useMemo } from 'react';
import type { ProductStateDisplay } from '#/components/product-states/product-states.ts';
import { reorderMessages } from '#/components/sortable-list/sortable-list.messages.ts';

export interface StateBoardProps<
  State extends string,
  Item extends { id: string; name: string; state: State },
> {
  /** The name of the board. */
  label: string;
  items: readonly Item[];
  /** The columns, in the order of the life of a product. */
  states: readonly State[];
  displays: Readonly<Record<State, ProductStateDisplay>>;
  /** Only this column. */
  state: State | undefined;
  /** In a column without cards. */
  empty: string;
  /** Says how many cards are not on the board; false if all are. */
  hidden: ReactNode;
  /** Why a card can't be moved to a column; null if it can. */
  refusalOf: (item: Item, target: State) => string | null;
  /** The card stays in its column until the server has moved it. */
  onMove: (item: Item, target: State) => void;
  children: (item: Item) => ReactNode;
}

/** Products in columns by state. A card moves only as the life of the product allows. */
export function StateBoard<State extends string, Item extends { id: string; name: string; state: State }>(
  props: StateBoardProps<State, Item>,
) {
  const { label, items, states, displays, state, empty, hidden, refusalOf, onMove, children } = props;
  const { i18n } = useLingui();
  const { t } = useWords();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const labels = useMemo(() => ({ reorder: reorderMessages(i18n) }), [locale]);
  const stateOf = (column: string) => states.find((each) => each === column);
  return (
    <>
      {hidden !== false && (
        <Alert className="mb-4" tone="info">
          {hidden}
        </Alert>
      )}
      <UiLabelProvider groups={labels}>
        <Board
          aria-label={label}
          canMove={(card, from, to) => {
            const target = stateOf(to.column);
            if (target === undefined || from.column === to.column) return true;
            return refusalOf(card, target) ?? true;
          }}
          cardKey={({ id }) => id}
          cardName={({ name }) => name}
          columns={states.map((id) => ({
            id,
            title: i18n._(displays[id].word),
            icon: <StatusIcon className="flex-none text-fg-muted" status={displays[id].status} />,
            cards: items.filter((item) => item.state === id),
            empty: state !== undefined && state !== id ? t`Filtered out` : empty,
          }))}
          level={2}
          onMove={(card, _from, to) => {
            const target = stateOf(to.column);
            if (target !== undefined && target !== card.state) onMove(card, target);
          }}
        >
          {children}
        </Board>
      </UiLabelProvider>
    </>
  );
}
