import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useMemo } from 'react';
import { nextIndex } from '#/lib/next-index.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { TabLabel } from './tab-label.tsx';
import { TabsContext, useTabs } from './tabs.context.ts';
import { tabsVariants } from './tabs.variants.ts';
import { useScrollToSelected } from './use-scroll-to-selected.ts';

/** @inline */
interface TabsOwnProps {
  /** Called with the value of the activated tab. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Either `value` (controlled) or `defaultValue` (uncontrolled) is required.
 *
 * @inline
 */
type TabsChoice = { value: string; defaultValue?: undefined } | { value?: undefined; defaultValue: string };

/** Props of {@link Tabs}. Accepts all `<div>` props; `value` or `defaultValue` is required. */
export type TabsProps = Omit<ComponentProps<'div'>, 'defaultValue'> & TabsOwnProps & TabsChoice;

/** Tab panels on one page, one visible at a time. For views with their own URLs use `LinkTabs`. */
export function Tabs({ value, defaultValue, onValueChange, className, ...rest }: TabsProps) {
  const base = useId();
  const [selected, select] = useControllableState({
    value,
    defaultValue: defaultValue ?? '',
    onChange: onValueChange,
  });
  const context = useMemo(() => {
    const idsOf = (of: string) => ({
      tab: `${base}-tab-${encodeURIComponent(of)}`,
      panel: `${base}-panel-${encodeURIComponent(of)}`,
    });
    return { value: selected, select, idsOf };
  }, [base, selected, select]);
  return (
    <TabsContext value={context}>
      <div {...rest} data-ui="tabs" className={cx('ui:min-w-0', className)} />
    </TabsContext>
  );
}

/** Props of {@link TabsList}. Accepts all `<div>` props. An accessible name is required. */
export interface TabsListProps extends ComponentProps<'div'> {
  /** Accessible name, unless a visible text is referenced (`aria-labelledby`). */
  'aria-label'?: string | undefined;
}

/** The tab bar: a single tab stop; arrow keys, Home and End activate tabs. */
export function TabsList({ ref, className, onKeyDown, children, ...rest }: TabsListProps) {
  const { dir } = useUi();
  const classes = tabsVariants();
  const list = useMergedRefs(ref, useScrollToSelected<HTMLDivElement>());

  function move(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
    const index = tabs.indexOf(event.target as HTMLElement);
    if (index < 0) return;
    const next = nextIndex(event.key, index, tabs.length, { orientation: 'horizontal', dir });
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    tabs[next]?.click();
  }

  return (
    <div data-part="bar" className={classes.bar()}>
      <div
        role="tablist"
        {...rest}
        ref={list}
        data-ui="tabs-list"
        className={classes.list({ className })}
        onKeyDown={move}
      >
        {children}
      </div>
    </div>
  );
}

/** Props of {@link TabsTab}. Accepts all `<button>` props. */
export interface TabsTabProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** Value of the panel. */
  value: string;
  /** Count after the label. */
  count?: ReactNode;
}

/** One tab. */
export function TabsTab({ value, count, className, children, onClick, ...rest }: TabsTabProps) {
  const { value: selected, select, idsOf } = useTabs();
  const isSelected = value === selected;
  const ids = idsOf(value);
  return (
    <button
      type="button"
      role="tab"
      id={ids.tab}
      aria-selected={isSelected}
      aria-controls={ids.panel}
      tabIndex={isSelected ? 0 : -1}
      {...rest}
      data-ui="tabs-tab"
      data-state={isSelected ? 'active' : 'inactive'}
      className={tabsVariants().tab({ className })}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isSelected) select(value);
      }}
    >
      <TabLabel count={count}>{children}</TabLabel>
    </button>
  );
}

/** Props of {@link TabsPanel}. Accepts all `<div>` props. */
export interface TabsPanelProps extends ComponentProps<'div'> {
  /** Value of the tab. */
  value: string;
  /** Keeps the panel mounted while inactive, with its form state. */
  keepMounted?: boolean | undefined;
}

/** Panel of a tab. Only the active one is mounted by default. */
export function TabsPanel({ value, keepMounted = false, className, ...rest }: TabsPanelProps) {
  const { value: selected, idsOf } = useTabs();
  const isSelected = value === selected;
  if (!isSelected && !keepMounted) return null;
  const ids = idsOf(value);
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without focusable content must still be reachable (ARIA practices, tabs)
      tabIndex={0}
      hidden={!isSelected}
      {...rest}
      data-ui="tabs-panel"
      data-state={isSelected ? 'active' : 'inactive'}
      className={cx('ui:rounded-badge', className)}
    />
  );
}
