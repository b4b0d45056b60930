import { type KeyboardEvent, useRef, useState } from 'react';
import { type ListStates, ListStatus, useListStatus } from '#/components/combobox/list-status.tsx';
import { type ListSearch, useOptionSearch } from '#/components/combobox/use-option-search.ts';
import { FormValue } from '#/components/field/form-value.tsx';
import { useFieldGroup } from '#/components/field/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { XIcon } from '#/components/icons/index.ts';
import { InputGroup, type InputProps } from '#/components/input/index.ts';
import { ListboxPanel } from '#/components/listbox/listbox-panel.tsx';
import { cx } from '#/lib/tv.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { ChipList } from './chip-list.tsx';
import { useMultiValue } from './use-multi-value.ts';
import { useSelectableItems } from './use-selectable-items.ts';

/** Props of {@link MultiSelect}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface MultiSelectProps<Value extends string>
  extends Omit<InputProps, 'type' | 'role' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'max'>,
    ListSearch<Value>,
    ListStates {
  /** The controlled values, in order of selection. */
  value?: readonly Value[] | undefined;
  /** The default values. */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all selected values on each change. */
  onValueChange?: ((value: readonly Value[]) => void) | undefined;
  /** Maximum number of values; at the maximum other options are disabled. */
  max?: number | undefined;
  /** Placeholder while values are selected; empty for none. Default: `placeholder`. */
  addPlaceholder?: string | undefined;
}

const none: readonly never[] = [];

/** A searchable multiple select with chips. The form receives an entry per value. */
export function MultiSelect<Value extends string>({
  options,
  value,
  defaultValue = none,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  placeholder,
  addPlaceholder = placeholder,
  onQueryChange,
  filter,
  loading,
  loadError,
  onRetry,
  emptyText,
  name,
  className,
  ref,
  onBlur,
  onClick,
  onKeyDown,
  ...rest
}: MultiSelectProps<Value>) {
  const { dir } = useUi();
  const labels = useLabelGroup('pickers');
  const box = useRef<HTMLDivElement>(null);
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
  const note = useListStatus({ loading, loadError, emptyText, count, isSearching });
  useFormReset(input, () => {
    state.reset();
    write('');
  });
  const fixed = rest.disabled || rest.readOnly;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || fixed || handleListKey(event)) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    if (event.key === 'Enter' && list.isOpen) {
      event.preventDefault();
      if (note.kind === 'error') onRetry?.();
    } else if (event.key === 'Backspace' && draft === '') state.removeLast();
    else if (event.key === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft') && isAtStart) focusLast.current();
    else if (event.key === 'Escape' && draft !== '') {
      event.preventDefault();
      write('');
    }
  };
  return (
    <InputGroup
      ref={box}
      className="ui:min-h-control ui:py-1 ui:ps-1 ui:pe-1"
      onMouseDown={(event) => {
        // A click between the chips focuses the input.
        if (!(event.target instanceof Element) || event.target.closest('input, button')) return;
        event.preventDefault();
        input.current?.focus();
      }}
    >
      <div data-part="line" className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:gap-1.5">
        <ChipList
          selected={state.chosen}
          fixed={fixed}
          onRemove={state.remove}
          input={input}
          focusLast={focusLast}
        />
        <input
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...fieldProps}
          {...list.controlProps}
          ref={merged}
          type="text"
          role="combobox"
          aria-expanded={list.isOpen}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-required={required}
          // Native validation reads the text, which is empty between selections.
          required={required && state.values.length === 0}
          data-ui="multi-select"
          placeholder={state.values.length === 0 ? placeholder : addPlaceholder}
          value={draft}
          onChange={(event) => {
            write(event.currentTarget.value);
            list.show();
          }}
          onClick={(event) => {
            onClick?.(event);
            if (!fixed && !list.isOpen) list.show();
          }}
          onBlur={(event) => {
            onBlur?.(event);
            list.hide();
            write('');
          }}
          onKeyDown={handleKey}
          className={cx(
            'ui:h-[calc(var(--ui-control)-10px)] ui:field-sizing-content ui:max-w-full ui:min-w-16 ui:grow ui:ps-2 ui:text-14 ui:outline-none ui:coarse:text-16',
            'ui:placeholder:text-fg-subtle ui:placeholder:opacity-100 ui:disabled:text-fg-subtle',
            className,
          )}
        />
      </div>
      {state.values.length > 1 && !fixed ? (
        <IconButton
          size="sm"
          aria-label={labels.clearAll}
          className="ui:-my-1"
          onClick={() => {
            state.clear();
            input.current?.focus();
          }}
        >
          <XIcon />
        </IconButton>
      ) : null}
      <FormValue name={name} form={rest.form} values={state.values} disabled={rest.disabled} />
      <span role="status" data-part="status" className="ui:sr-only">
        {list.isOpen && note.spoken ? note.spoken : state.said}
      </span>
      {list.isOpen && !fixed ? (
        <ListboxPanel
          list={list}
          anchor={box}
          multiple
          aria-label={rest['aria-label']}
          aria-labelledby={labelledBy}
          isSelected={(option) => state.values.includes(option)}
          onPick={pick}
        >
          <ListStatus status={note} onRetry={onRetry} />
        </ListboxPanel>
      ) : null}
    </InputGroup>
  );
}
