import { type ComponentProps, createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { Tooltip } from '#/components/tooltip/index.ts';
import { Slot } from '#/lib/slot.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { navListVariants } from './nav-list.variants.ts';

interface NavContextValue {
  orientation: 'vertical' | 'horizontal';
  collapsed: boolean;
}

const NavContext = createContext<NavContextValue>({ orientation: 'vertical', collapsed: false });

/** Props of {@link NavList}. */
export interface NavListProps extends ComponentProps<'nav'> {
  /** Name of the landmark. */
  'aria-label': string;
  /** `vertical` at the side, `horizontal` in a bar. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Icons only: the labels are announced, and shown as tooltips. */
  collapsed?: boolean | undefined;
}

/** A navigation: groups of links with icons and states. */
export function NavList({
  orientation = 'vertical',
  collapsed = false,
  className,
  children,
  ...rest
}: NavListProps) {
  const value = useMemo(() => ({ orientation, collapsed }), [orientation, collapsed]);
  return (
    <nav
      data-collapsed={collapsed || undefined}
      data-ui="nav-list"
      {...rest}
      className={navListVariants({ orientation, collapsed }).root({ className })}
    >
      <NavContext value={value}>{children}</NavContext>
    </nav>
  );
}

/** Props of {@link NavGroup}. */
export interface NavGroupProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the group; none for entries that need none. */
  label?: string | undefined;
  /** `end` puts the group at the far end of the navigation. */
  placement?: 'start' | 'end' | undefined;
  /** `NavItem`s. */
  children: ReactNode;
}

/** Entries that belong together. */
export function NavGroup({ label, placement = 'start', className, children, ...rest }: NavGroupProps) {
  const id = useId();
  const classes = navListVariants({ ...useContext(NavContext), placement });
  return (
    <div data-ui="nav-group" {...rest} className={classes.group({ className })}>
      {label === undefined ? null : (
        <p className={classes.heading()} data-part="heading" id={id}>
          {label}
        </p>
      )}
      <ul
        aria-labelledby={label === undefined ? undefined : id}
        className={classes.list()}
        data-part="list"
        // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to VoiceOver unless it says so
        role="list"
      >
        {children}
      </ul>
    </div>
  );
}

/** Props of {@link NavItem}. */
export interface NavItemProps extends ComponentProps<'a'> {
  /** Renders the only child, a router's link, instead of an `a`. */
  asChild?: boolean | undefined;
  /** Icon of the item. */
  icon: ReactNode;
  /** Status of the item: a `StatusPill` with `appearance="icon"`. */
  status?: ReactNode;
  /** Marks the current page. Not needed with a router's link that sets `aria-current`. */
  current?: boolean | undefined;
  /** Tooltip text while collapsed. Default: the children when they are text. */
  tooltip?: string | undefined;
}

/** A navigation item. Ref and props reach the link. */
export function NavItem({
  asChild = false,
  icon,
  status,
  current = false,
  tooltip,
  className,
  children,
  ...rest
}: NavItemProps) {
  const { dir } = useUi();
  const context = useContext(NavContext);
  const classes = navListVariants(context);
  const text = tooltip ?? (typeof children === 'string' ? children : undefined);
  const props = {
    'aria-current': current ? ('page' as const) : undefined,
    'data-ui': 'nav-item',
    ...rest,
    className: classes.item({ className }),
  };
  const withIcon = (label: ReactNode) => (
    <>
      <span aria-hidden="true" className={classes.icon()} data-part="icon">
        {icon}
      </span>
      <span className={classes.label()} data-part="label">
        {label}
      </span>
      {status === undefined ? null : (
        <>
          {/* Screen readers need a space between label and status. */}{' '}
          <span className={classes.status()} data-part="status">
            {status}
          </span>
        </>
      )}
    </>
  );
  return (
    <li className="ui:min-w-0" data-part="item">
      <Tooltip
        content={text}
        disabled={!context.collapsed || text === undefined}
        side={dir === 'rtl' ? 'left' : 'right'}
      >
        {asChild ? (
          <Slot {...props} wrap={withIcon}>
            {children}
          </Slot>
        ) : (
          <a {...props}>{withIcon(children)}</a>
        )}
      </Tooltip>
    </li>
  );
}
