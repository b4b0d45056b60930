import { useLingui } from '@lingui/react';
import { LinkTab, LinkTabs } from '@unmuted/ui/tabs';
import type { ReactElement, ReactNode } from 'react';
import type { ProductStateDisplay } from '#/components/product-states/product-states.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface StateTabsProps<State extends string> {
  /** The name of the navigation. */
  label: string;
  /** "All". */
  all: ReactNode;
  states: readonly State[];
  displays: Readonly<Record<State, ProductStateDisplay>>;
  /** By state; undefined while they are loaded. */
  counts: Readonly<Partial<Record<string, number>>> | undefined;
  /** A link to the products in a state; to all of them without one. */
  link: (state: State | undefined, name: ReactNode) => ReactElement;
}

/** States with how many products are in each, as filters with their own addresses. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const { label, all, states, displays, counts, link } = props;
  const { i18n } = useLingui();
  const formats = useFormats();
  const countOf = (state: State) => counts?.[state] ?? 0;
  return (
    <LinkTabs aria-label={label} className="mb-4 md:mb-6">
      <LinkTab
        asChild
        count={counts && formats.number(states.reduce((sum, state) => sum + countOf(state), 0))}
      >
        {link(undefined, all)}
      </LinkTab>
      {states.map((state) => (
        <LinkTab asChild count={counts && formats.number(countOf(state))} key={state}>
          {link(state, i18n._(displays[state].word))}
        </LinkTab>
      ))}
    </LinkTabs>
  );
}
