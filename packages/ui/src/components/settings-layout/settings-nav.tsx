import { type ComponentProps, useEffect, useRef } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { cx } from '#/lib/tv.ts';

/** Props of {@link SettingsNav}. Accepts all `<nav>` props. An accessible name is required. */
export interface SettingsNavProps extends ComponentProps<'nav'> {
  /** Name of the landmark. */
  'aria-label': string;
}

/** The sections of a settings page: a column, or on small screens a horizontal list scrolled to the current one. */
export function SettingsNav({ className, children, ...rest }: SettingsNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]') ?? null;
    if (current === shown.current) return;
    shown.current = current;
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  return (
    <nav data-ui="settings-nav" {...rest} className={cx('ui:min-w-0', className)}>
      <ul
        className="ui:flex ui:gap-0.5 ui:overflow-x-auto ui:p-0.5 ui:-m-0.5 ui:max-lg:[scrollbar-width:none] ui:lg:flex-col"
        data-part="list"
        ref={list}
        // biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores list semantics when list-style is none
        role="list"
      >
        {children}
      </ul>
    </nav>
  );
}

/** Props of {@link SettingsNavItem}. Accepts all `<a>` props. */
export interface SettingsNavItemProps extends ComponentProps<'a'> {
  /** Renders the only child (a router's link) instead of the default `a` element. */
  asChild?: boolean | undefined;
  /** Marks the current section. Not needed with a router's link that sets `aria-current`. */
  current?: boolean | undefined;
}

/** A section link. Ref and props are passed to the link. */
export function SettingsNavItem({
  asChild = false,
  current = false,
  className,
  ...rest
}: SettingsNavItemProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <li className="ui:flex-none" data-part="item">
      <Root
        aria-current={current ? 'page' : undefined}
        data-ui="settings-nav-item"
        {...rest}
        className={cx(
          'ui:flex ui:min-h-control ui:items-center ui:rounded-control ui:px-3 ui:py-1.5 ui:font-medium ui:text-fg-muted ui:transition-colors ui:max-lg:whitespace-nowrap',
          'ui:hover:bg-fill-hover ui:hover:text-fg ui:aria-[current]:bg-fill-hover ui:aria-[current]:text-fg',
          className,
        )}
      />
    </li>
  );
}
