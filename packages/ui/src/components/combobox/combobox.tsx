import { useRef } from 'react';
import { FormValue } from '#/components/field/form-value.tsx';
import { IconButton } from '#/components/icon-button/index.ts';
import { ChevronDownIcon, XIcon } from '#/components/icons/index.ts';
import { Input, InputGroup } from '#/components/input/index.ts';
import { SearchListPopup } from '#/components/listbox/search-list-popup.tsx';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { ComboboxProps } from './combobox.types.ts';
import { useCombobox } from './use-combobox.ts';

/** A searchable select. The text is only a query: the value is always one of the options. */
export function Combobox<Value extends string>({ name, className, ...props }: ComboboxProps<Value>) {
  const labels = useLabelGroup('pickers');
  const box = useRef<HTMLDivElement>(null);
  const combobox = useCombobox(props);
  const { state, list, status, fixed } = combobox;
  const { selected, selectedOption, draft } = state;
  return (
    <InputGroup ref={box} className="ui:gap-1 ui:pe-1">
      {draft === undefined && selectedOption?.icon !== undefined ? (
        <span data-part="icon" className="ui:me-1 ui:flex-none ui:text-fg-muted">
          {selectedOption.icon}
        </span>
      ) : null}
      <Input
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        {...combobox.inputProps}
        type="text"
        role="combobox"
        aria-expanded={list.isOpen}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        value={state.text}
        className={cx('ui:truncate', className)}
      />
      {combobox.canClear ? (
        <IconButton size="sm" aria-label={labels.clear} onClick={combobox.clear}>
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
        onClick={combobox.toggle}
        className="ui:aria-expanded:bg-transparent"
      >
        <ChevronDownIcon />
      </IconButton>
      <FormValue name={name} form={props.form} values={[selected ?? '']} disabled={props.disabled} />
      <SearchListPopup
        list={list}
        anchor={box}
        aria-label={props['aria-label']}
        aria-labelledby={combobox.labelledBy}
        isSelected={(option) => option === selected}
        onPick={combobox.pick}
        disabled={fixed}
        status={status}
        onRetry={props.onRetry}
        announcement={list.isOpen ? status.spoken : null}
      />
    </InputGroup>
  );
}
