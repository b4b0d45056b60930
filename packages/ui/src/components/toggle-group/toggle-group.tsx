import { type KeyboardEvent, useMemo, useRef } from 'react';
import { nextIndex } from '#/lib/next-index.ts';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { ToggleGroupContext } from './toggle-group.context.ts';
import type { ToggleGroupProps } from './toggle-group.types.ts';
import { usePressed } from './use-pressed.ts';
import { buttonsOf, useRovingTabIndex } from './use-roving-tab-index.ts';

/**
 * A group of toggle buttons, used as filters: single (`type="single"`) or multiple. It is a single tab stop; arrow keys,
 * Home and End move focus, Space or Enter toggles. For a form field use `Segmented`.
 */
export function ToggleGroup(props: ToggleGroupProps) {
  const {
    type: _type,
    value: _value,
    defaultValue: _default,
    onValueChange: _onValueChange,
    required: _required,
    disabled = false,
    className,
    ref,
    onKeyDown,
    ...rest
  } = props;
  const { dir } = useUi();
  const { pressed, toggle } = usePressed(props);
  const group = useRef<HTMLDivElement>(null);
  const context = useMemo(() => ({ pressed, toggle, disabled }), [pressed, toggle, disabled]);
  useRovingTabIndex(group);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = buttonsOf(event.currentTarget);
    const index = buttons.indexOf(event.target as HTMLButtonElement);
    const next = nextIndex(event.key, index, buttons.length, { orientation: 'horizontal', dir });
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return (
    <ToggleGroupContext value={context}>
      {/* biome-ignore lint/a11y/useSemanticElements: `fieldset` is for form fields */}
      <div
        role="group"
        {...rest}
        ref={useMergedRefs(ref, group)}
        data-ui="toggle-group"
        className={cx('ui:flex ui:min-w-0 ui:flex-wrap ui:gap-2', className)}
        onKeyDown={move}
      />
    </ToggleGroupContext>
  );
}
