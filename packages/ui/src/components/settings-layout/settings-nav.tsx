import { type ComponentProps, useEffect, useRef } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { cx } from '#/lib/tv.ts';

/** Props of {@link SettingsNav}: those of a `<nav>`; a name is required. */
export interface SettingsNavProps extends ComponentProps<'nav'> {
  /** Name of the landmark. */
  'aria-label': string;
}

/** The sections of a settings page: a column, and on small screens a row that scrolls to the present one. */
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
        // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to VoiceOver unless it says so
        role="list"
      >
        {children}
      </ul>
    </nav>
  );
}

/** Props of {@link SettingsNavItem}: those of an `<a>`. */
export interface SettingsNavItemProps extends ComponentProps<'a'> {
  /** Gives the look to the only child (a router's link) in place of an `a`. */
  asChild?: boolean | undefined;
  /** This is the section on show. A router's link that sets `aria-current` itself needs no hint. */
  current?: boolean | undefined;
}

/** One section. Its ref and props reach the link. */
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
