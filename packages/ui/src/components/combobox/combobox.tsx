import { type KeyboardEvent, useRef } from 'react';
import { FormValue } from '#/components/field/form-value.tsx';
import { useFieldGroup } from '#/components/field/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { ChevronDownIcon, XIcon } from '#/components/icons/index.ts';
import { Input, InputGroup, type InputProps } from '#/components/input/index.ts';
import { ListboxPanel } from '#/components/listbox/listbox-panel.tsx';
import { cx } from '#/lib/tv.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { type ListStates, ListStatus, useListStatus } from './list-status.tsx';
import { useComboboxValue } from './use-combobox-value.ts';
import { type ListSearch, useOptionSearch } from './use-option-search.ts';

/** Props of {@link Combobox}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface ComboboxProps<Value extends string>
  extends Omit<InputProps, 'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'list'>,
    ListSearch<Value>,
    ListStates {
  /** The controlled value; `null` when nothing is selected. */
  value?: Value | null | undefined;
  /** The default value when uncontrolled. */
  defaultValue?: Value | null | undefined;
  /** Called with the selected value, or `null` when cleared. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /** Label of the value when its option is not in `options`, for example with fetched options. */
  valueLabel?: string | undefined;
  /** Shows a clear button. Default: unless required. */
  clearable?: boolean | undefined;
}

/** A searchable select. The text is only a query: the value is always one of the options. */
export function Combobox<Value extends string>({
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
  name,
  className,
  ref,
  onBlur,
  onClick,
  onFocus,
  onKeyDown,
  ...rest
}: ComboboxProps<Value>) {
  const labels = useLabelGroup('pickers');
  const box = useRef<HTMLDivElement>(null);
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
  const { chosen: selected, shown, draft } = state;
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
  const note = useListStatus({
    loading,
    loadError,
    emptyText,
    count: list.options.length,
    isSearching: draft !== undefined,
  });
  useFormReset(input, state.reset);
  const settle = () => {
    list.hide();
    state.commit(list.options);
  };
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
  const canClear = clearable && !fixed && (selected !== null || draft !== undefined);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || fixed || handleListKey(event)) return;
    if (event.key === 'Enter') {
      // While the list is open, Enter selects and does not submit the form.
      if (list.isOpen) event.preventDefault();
      if (note.kind === 'error') onRetry?.();
      else settle();
    } else if (event.key === 'Escape' && canClear) {
      event.preventDefault();
      clear();
    }
  };
  return (
    <InputGroup ref={box} className="ui:gap-1 ui:pe-1">
      {draft === undefined && shown?.icon !== undefined ? (
        <span data-part="icon" className="ui:me-1 ui:flex-none ui:text-fg-muted">
          {shown.icon}
        </span>
      ) : null}
      <Input
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...list.controlProps}
        ref={merged}
        type="text"
        role="combobox"
        aria-expanded={list.isOpen}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        value={state.text}
        onChange={(event) => {
          state.type(event.currentTarget.value);
          list.show();
        }}
        onClick={(event) => {
          onClick?.(event);
          if (!fixed && !list.isOpen) list.show(start());
        }}
        onFocus={(event) => {
          onFocus?.(event);
          event.currentTarget.select();
        }}
        onBlur={(event) => {
          onBlur?.(event);
          settle();
        }}
        onKeyDown={handleKey}
        className={cx('ui:truncate', className)}
      />
      {canClear ? (
        <IconButton size="sm" aria-label={labels.clear} onClick={clear}>
          <XIcon />
        </IconButton>
      ) : null}
      <IconButton
        size="sm"
        tabIndex={-1}
        aria-label={labels.showOptions}
        aria-expanded={list.isOpen}
        disabled={fixed}
        // Keep focus in the input.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
        className="ui:aria-expanded:bg-transparent"
      >
        <ChevronDownIcon />
      </IconButton>
      <FormValue name={name} form={rest.form} values={[selected ?? '']} disabled={rest.disabled} />
      <span role="status" data-part="status" className="ui:sr-only">
        {list.isOpen ? note.spoken : null}
      </span>
      {list.isOpen && !fixed ? (
        <ListboxPanel
          list={list}
          anchor={box}
          aria-label={rest['aria-label']}
          aria-labelledby={labelledBy}
          isSelected={(option) => option === selected}
          onPick={pick}
        >
          <ListStatus status={note} onRetry={onRetry} />
        </ListboxPanel>
      ) : null}
    </InputGroup>
  );
}
