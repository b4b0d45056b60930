import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useFieldGroup } from '#/components/field/index.ts';
import { useListStatus } from '#/components/listbox/list-status.tsx';
import { useOptionSearch } from '#/components/listbox/use-option-search.ts';
import { useEscape } from '#/lib/use-escape.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import type { ComboboxProps } from './combobox.types.ts';
import { useComboboxValue } from './use-combobox-value.ts';

/** Behaviour of a combobox: its value and list, and the props of its input. */
export function useCombobox<Value extends string>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  valueLabel,
  onQueryChange,
  filter,
  clearable: ownClearable,
  loading,
  loadError,
  onRetry,
  emptyText,
  ref,
  ...rest
}: Omit<ComboboxProps<Value>, 'name' | 'className'>) {
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const { required, 'aria-labelledby': labelledBy } = useFieldGroup(rest);
  const fixed = rest.disabled || rest.readOnly;
  const clearable = ownClearable ?? !required;
  const state = useComboboxValue({
    options,
    value,
    defaultValue,
    valueLabel,
    onValueChange,
    onQueryChange,
    clearable,
  });
  const { selected, draft } = state;
  const { list, pick, handleListKey, start } = useOptionSearch({
    items: options,
    query: draft ?? '',
    filter,
    selected,
    onPick: (option) => {
      state.choose(option);
      list.hide();
    },
  });
  const [count, isSearching] = [list.options.length, draft !== undefined];
  const status = useListStatus({ loading, loadError, emptyText, count, isSearching });
  useFormReset(input, state.reset);
  const canClear = clearable && !fixed && (selected !== null || draft !== undefined);
  const clear = () => {
    state.choose(undefined);
    list.hide();
    input.current?.focus();
  };
  const toggle = () => {
    if (list.isOpen) list.hide();
    else list.show(start());
    input.current?.focus();
  };
  // While the list is open, Escape closes the list.
  useEscape(!fixed && !list.isOpen && (canClear || draft !== undefined), ({ target, isComposing }) => {
    if (target !== input.current || isComposing) return false;
    if (canClear) clear();
    else state.restore();
    return true;
  });
  const handlers = inputHandlers({
    props: rest,
    state,
    search: { list, handleListKey, start },
    fixed,
    retry: status.kind === 'error' ? () => onRetry?.() : undefined,
  });
  const inputProps = { ...rest, ...list.controlProps, ...handlers, ref: merged };
  return { state, list, pick, status, canClear, clear, toggle, fixed, labelledBy, inputProps };
}

interface InputHandlerOptions<Value extends string> {
  /** The caller's handlers, called first. */
  props: Pick<ComboboxProps<Value>, 'onBlur' | 'onClick' | 'onFocus' | 'onKeyDown'>;
  state: ReturnType<typeof useComboboxValue<Value>>;
  search: Pick<ReturnType<typeof useOptionSearch<Value>>, 'list' | 'handleListKey' | 'start'>;
  fixed: boolean | undefined;
  /** Retries a failed load; `undefined` when there is no error. */
  retry: (() => void) | undefined;
}

function inputHandlers<Value extends string>({
  props,
  state,
  search: { list, handleListKey, start },
  fixed,
  retry,
}: InputHandlerOptions<Value>) {
  const commit = () => {
    list.hide();
    state.commit(list.options);
  };
  return {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      state.type(event.currentTarget.value);
      list.show();
    },
    onClick(event: MouseEvent<HTMLInputElement>) {
      props.onClick?.(event);
      if (!fixed && !list.isOpen) list.show(start());
    },
    onFocus(event: FocusEvent<HTMLInputElement>) {
      props.onFocus?.(event);
      event.currentTarget.select();
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      props.onBlur?.(event);
      commit();
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      props.onKeyDown?.(event);
      if (event.defaultPrevented || fixed || handleListKey(event)) return;
      if (event.key !== 'Enter') return;
      // While the list is open, Enter selects and does not submit the form.
      if (list.isOpen) event.preventDefault();
      if (retry) retry();
      else commit();
    },
  };
}
