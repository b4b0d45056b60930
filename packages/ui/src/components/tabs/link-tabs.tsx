import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { TabWords } from './tab-words.tsx';
import { tabsVariants } from './tabs.variants.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

/** Props of {@link LinkTabs}: those of a `<nav>`; a name is required. */
export interface LinkTabsProps extends ComponentProps<'nav'> {
  /** Name of the landmark: what the pages are views of. */
  'aria-label': string;
}

/** Views of the same thing, each with its own address: links that look like tabs. `LinkTab`s stand in it. */
export function LinkTabs({ className, children, ...rest }: LinkTabsProps) {
  const classes = tabsVariants({ bleed: true });
  const list = useChosenInSight<HTMLUListElement>();
  return (
    <nav {...rest} data-ui="link-tabs" className={classes.bar({ className })}>
      <ul
        ref={list}
        className={classes.list()}
        data-part="list"
        // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to VoiceOver unless it says so
        role="list"
      >
        {children}
      </ul>
    </nav>
  );
}

/** Props of {@link LinkTab}: those of an `<a>`. */
export interface LinkTabProps extends ComponentProps<'a'> {
  /** How many there are, after the words. */
  count?: ReactNode;
  /** This is the page one is on. A router's link that sets `aria-current` itself needs no hint. */
  current?: boolean | undefined;
  /** Gives the look to the only child, a router's link. */
  asChild?: boolean | undefined;
}

/** One view. Its ref and props reach the link. */
export function LinkTab({
  count,
  current = false,
  asChild = false,
  className,
  children,
  ...rest
}: LinkTabProps) {
  const props = {
    ...(current ? { 'aria-current': 'page' as const } : null),
    ...rest,
    'data-ui': 'link-tab',
    className: tabsVariants().tab({ className }),
  };
  const words = (content: ReactNode) => <TabWords count={count}>{content}</TabWords>;
  return (
    <li className="ui:flex-none" data-part="item">
      {asChild ? (
        <Slot {...props} wrap={words}>
          {children}
        </Slot>
      ) : (
        <a {...props}>{words(children)}</a>
      )}
    </li>
  );
}
