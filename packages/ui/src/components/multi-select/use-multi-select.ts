import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react';
import { useFieldGroup } from '#/components/field/index.ts';
import { useListStatus } from '#/components/listbox/list-status.tsx';
import { useOptionSearch } from '#/components/listbox/use-option-search.ts';
import { useEscape } from '#/lib/use-escape.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import type { MultiSelectProps } from './multi-select.types.ts';
import { useMultiValue } from './use-multi-value.ts';
import { useSelectableItems } from './use-selectable-items.ts';

const none: readonly never[] = [];

/** Behaviour of a multiple select: its values and list, and the props of its input. */
export function useMultiSelect<Value extends string>({
  options,
  value,
  defaultValue = none,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  onQueryChange,
  filter,
  loading,
  loadError,
  onRetry,
  emptyText,
  ref,
  ...rest
}: Omit<MultiSelectProps<Value>, 'name' | 'className' | 'placeholder' | 'addPlaceholder'>) {
  const { dir } = useUi();
  const input = useRef<HTMLInputElement>(null);
  const focusLast = useRef(() => {});
  const merged = useMergedRefs(input, ref);
  const { required, 'aria-labelledby': labelledBy, ...fieldProps } = useFieldGroup(rest);
  const state = useMultiValue({ options, value, defaultValue, onValueChange });
  const [draft, setDraft] = useState('');
  const items = useSelectableItems(options, state.values, max);
  const write = (text: string) => {
    if (text === draft) return;
    setDraft(text);
    onQueryChange?.(text);
  };
  const { list, pick, handleListKey } = useOptionSearch({
    items,
    query: draft,
    filter,
    selected: null,
    onPick: (option) => {
      state.toggle(option);
      write('');
    },
  });
  const [count, isSearching] = [list.options.length, draft !== ''];
  const status = useListStatus({ loading, loadError, emptyText, count, isSearching });
  useFormReset(input, () => {
    state.reset();
    write('');
  });
  const fixed = rest.disabled || rest.readOnly;
  // While the list is open, Escape closes the list.
  useEscape(!fixed && !list.isOpen && draft !== '', ({ target, isComposing }) => {
    if (target !== input.current || isComposing) return false;
    write('');
    return true;
  });
  const handlers = inputHandlers({
    props: rest,
    list,
    handleListKey,
    fixed,
    draft,
    write,
    removeLast: state.removeLast,
    focusLast: () => focusLast.current(),
    previousKey: dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft',
    retry: () => status.kind === 'error' && onRetry?.(),
  });
  const inputProps = { ...rest, ...fieldProps, ...list.controlProps, ...handlers, ref: merged };
  const clear = () => {
    state.clear();
    input.current?.focus();
  };
  return {
    state,
    list,
    pick,
    status,
    draft,
    fixed,
    required,
    labelledBy,
    clear,
    input,
    focusLast,
    inputProps,
  };
}

interface InputHandlerOptions<Value extends string> {
  /** The caller's handlers, called first. */
  props: Pick<MultiSelectProps<Value>, 'onBlur' | 'onClick' | 'onKeyDown'>;
  list: ReturnType<typeof useOptionSearch<Value>>['list'];
  handleListKey: (event: KeyboardEvent) => boolean;
  fixed: boolean | undefined;
  /** Text of the input. */
  draft: string;
  write: (text: string) => void;
  removeLast: () => void;
  /** Focuses the last chip. */
  focusLast: () => void;
  /** Arrow key that leads from the input to the chips. */
  previousKey: string;
  /** Retries a failed load. */
  retry: () => void;
}

function inputHandlers<Value extends string>({
  props,
  list,
  handleListKey,
  fixed,
  draft,
  write,
  removeLast,
  focusLast,
  previousKey,
  retry,
}: InputHandlerOptions<Value>) {
  return {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      write(event.currentTarget.value);
      list.show();
    },
    onClick(event: MouseEvent<HTMLInputElement>) {
      props.onClick?.(event);
      if (!fixed && !list.isOpen) list.show();
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      props.onBlur?.(event);
      list.hide();
      write('');
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      props.onKeyDown?.(event);
      if (event.defaultPrevented || fixed || handleListKey(event)) return;
      const { selectionStart, selectionEnd } = event.currentTarget;
      const isAtStart = selectionStart === 0 && selectionEnd === 0;
      if (event.key === 'Enter' && list.isOpen) {
        event.preventDefault();
        retry();
      } else if (event.key === 'Backspace' && draft === '') removeLast();
      else if (event.key === previousKey && isAtStart) focusLast();
    },
  };
}
