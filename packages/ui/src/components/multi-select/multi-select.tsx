import { useRef } from 'react';
import { FormValue } from '#/components/field/form-value.tsx';
import { IconButton } from '#/components/icon-button/index.ts';
import { XIcon } from '#/components/icons/index.ts';
import { InputGroup } from '#/components/input/index.ts';
import { SearchListPopup } from '#/components/listbox/search-list-popup.tsx';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { ChipList } from './chip-list.tsx';
import { focusInput } from './focus-input.ts';
import type { MultiSelectProps } from './multi-select.types.ts';
import { useMultiSelect } from './use-multi-select.ts';

/** A searchable multiple select with chips. The form receives an entry per value. */
export function MultiSelect<Value extends string>({
  placeholder,
  addPlaceholder = placeholder,
  name,
  className,
  ...props
}: MultiSelectProps<Value>) {
  const labels = useLabelGroup('pickers');
  const box = useRef<HTMLDivElement>(null);
  const multiSelect = useMultiSelect(props);
  const { state, list, status, draft, fixed, required, input } = multiSelect;
  return (
    <InputGroup
      ref={box}
      className="ui:min-h-control ui:py-1 ui:ps-1 ui:pe-1"
      onMouseDown={(event) => focusInput(event, input.current)}
    >
      <div data-part="line" className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:gap-1.5">
        <ChipList
          selected={state.selected}
          fixed={fixed}
          onRemove={state.remove}
          input={input}
          focusLast={multiSelect.focusLast}
        />
        <input
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          {...multiSelect.inputProps}
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
          className={cx(
            'ui:h-[calc(var(--ui-control)-10px)] ui:field-sizing-content ui:max-w-full ui:min-w-16 ui:grow ui:ps-2 ui:text-14 ui:outline-none ui:coarse:text-16',
            'ui:placeholder:text-fg-subtle ui:placeholder:opacity-100 ui:disabled:text-fg-subtle',
            className,
          )}
        />
      </div>
      {state.values.length > 1 && !fixed ? (
        <IconButton size="sm" aria-label={labels.clearAll} className="ui:-my-1" onClick={multiSelect.clear}>
          <XIcon />
        </IconButton>
      ) : null}
      <FormValue name={name} form={props.form} values={state.values} disabled={props.disabled} />
      <SearchListPopup
        list={list}
        anchor={box}
        multiple
        aria-label={props['aria-label']}
        aria-labelledby={multiSelect.labelledBy}
        isSelected={(option) => state.values.includes(option)}
        onPick={multiSelect.pick}
        disabled={fixed}
        status={status}
        onRetry={props.onRetry}
        announcement={list.isOpen && status.spoken ? status.spoken : state.announcement}
      />
    </InputGroup>
  );
}
