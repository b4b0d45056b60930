import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { TabLabel } from './tab-label.tsx';
import { tabsVariants } from './tabs.variants.ts';
import { useScrollToSelected } from './use-scroll-to-selected.ts';

/** Props of {@link LinkTabs}. Accepts all `<nav>` props. An accessible name is required. */
export interface LinkTabsProps extends ComponentProps<'nav'> {
  /** Name of the landmark: the subject of the views. */
  'aria-label': string;
}

/** Navigation between views with their own URLs, styled as tabs. Contains `LinkTab`s. */
export function LinkTabs({ className, children, ...rest }: LinkTabsProps) {
  const classes = tabsVariants({ bleed: true });
  const list = useScrollToSelected<HTMLUListElement>();
  return (
    <nav {...rest} data-ui="link-tabs" className={classes.bar({ className })}>
      <ul
        ref={list}
        className={classes.list()}
        data-part="list"
        // biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores list semantics when list-style is none
        role="list"
      >
        {children}
      </ul>
    </nav>
  );
}

/** Props of {@link LinkTab}. Accepts all `<a>` props. */
export interface LinkTabProps extends ComponentProps<'a'> {
  /** Count after the label. */
  count?: ReactNode;
  /** Marks the current page. Not needed with a router's link that sets `aria-current`. */
  current?: boolean | undefined;
  /** Renders the only child, a router's link, with the tab's style. */
  asChild?: boolean | undefined;
}

/** A view link. Ref and props are passed to the link. */
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
  const withCount = (content: ReactNode) => <TabLabel count={count}>{content}</TabLabel>;
  return (
    <li className="ui:flex-none" data-part="item">
      {asChild ? (
        <Slot {...props} wrap={withCount}>
          {children}
        </Slot>
      ) : (
        <a {...props}>{withCount(children)}</a>
      )}
    </li>
  );
}
