import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { FormValue, RequiredInput } from '#/components/field/form-value.tsx';
import { useFieldGroup } from '#/components/field/index.ts';
import { ChevronDownIcon } from '#/components/icons/index.ts';
import type { ListItem, ListOption } from '#/components/listbox/listbox.types.ts';
import { ListboxPanel } from '#/components/listbox/listbox-panel.tsx';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { selectVariants } from './select.variants.ts';
import { useLabelFocus } from './use-label-focus.ts';
import { useSelect } from './use-select.ts';

/** Props of {@link Select}. All `<button>` props, `ref` and `className` are passed to the `<button>`. */
export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'button'>, 'type' | 'value' | 'defaultValue' | 'children' | 'role'> {
  /** The options and groups. */
  options: readonly ListItem<Value>[];
  /** The controlled value; `null` when nothing is selected. */
  value?: Value | null | undefined;
  /** The default value when uncontrolled. */
  defaultValue?: Value | null | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown while nothing is selected. Default: a label of the library, "Choose". */
  placeholder?: string | undefined;
  /** Label inside the box before the value, which names it when there is no outer label ("Compare"). */
  caption?: ReactNode;
  /** Height: 32, 36 or 44 px; larger on touch. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** A selection is required. */
  required?: boolean | undefined;
  /** The value can be read but not changed. */
  readOnly?: boolean | undefined;
}

/**
 * Selects one option from a popup list. Supports typeahead, arrow keys, Home and End; Enter and Tab select. A press on its
 * label focuses it. For a few short options use `Segmented` or `RadioGroup`, for more than twenty use `Combobox`.
 */
export function Select<Value extends string>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  placeholder,
  caption,
  size,
  name,
  required: ownRequired,
  readOnly = false,
  className,
  ref,
  ...rest
}: SelectProps<Value>) {
  const captionId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const merged = useMergedRefs(button, ref);
  useLabelFocus(button);
  const {
    required,
    'aria-labelledby': labelledBy,
    ...fieldProps
  } = useFieldGroup({ ...rest, required: ownRequired });
  const select = useSelect({
    options,
    value,
    defaultValue,
    onValueChange,
    button,
  });
  const { list, selected } = select;
  const isNamedByCaption = caption !== undefined && rest['aria-label'] === undefined;
  const named = labelledBy ?? (isNamedByCaption ? captionId : undefined);

  return (
    <span data-part="wrapper" className="ui:relative ui:flex ui:min-w-0">
      <SelectButton
        {...rest}
        {...fieldProps}
        ref={merged}
        select={select}
        aria-labelledby={named}
        aria-required={required}
        aria-readonly={readOnly || undefined}
        caption={caption === undefined ? undefined : { id: captionId, content: caption }}
        placeholder={placeholder}
        className={selectVariants({ size, className })}
      />
      <FormValue name={name} form={rest.form} values={[selected ?? '']} disabled={rest.disabled} />
      <RequiredInput
        required={required}
        empty={selected === null}
        form={rest.form}
        disabled={rest.disabled}
        control={button}
      />
      {list.isOpen && !rest.disabled ? (
        <ListboxPanel
          list={list}
          anchor={button}
          aria-label={rest['aria-label']}
          aria-labelledby={named}
          isSelected={(option) => option === selected}
          onPick={select.pick}
        />
      ) : null}
    </span>
  );
}

interface SelectButtonProps<Value extends string> extends Omit<ComponentProps<'button'>, 'children'> {
  select: ReturnType<typeof useSelect<Value>>;
  caption: { id: string; content: ReactNode } | undefined;
  placeholder: string | undefined;
}

/** The button that shows the value and opens the list. The caller's handlers run first and can prevent the default. */
function SelectButton<Value extends string>({
  select,
  caption,
  placeholder,
  onClick,
  onKeyDown,
  ...rest
}: SelectButtonProps<Value>) {
  const { list, selected, selectedOption, text } = select;
  const isReadOnly = rest['aria-readonly'] === true;
  return (
    <button
      {...rest}
      {...list.controlProps}
      type="button"
      role="combobox"
      aria-expanded={list.isOpen}
      aria-haspopup="listbox"
      data-ui="select"
      data-placeholder={selected === null || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isReadOnly) select.toggle();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented && !isReadOnly) select.handleKey(event);
      }}
    >
      {caption ? (
        <span id={caption.id} data-part="caption" className="ui:flex-none ui:text-fg-muted">
          {caption.content}
        </span>
      ) : null}
      <SelectedOption
        option={selectedOption}
        text={text}
        placeholder={placeholder}
        isStrong={caption !== undefined}
      />
      <ChevronDownIcon className="ui:text-fg-muted" />
    </button>
  );
}

interface SelectedOptionProps {
  option: ListOption | undefined;
  /** Label of the value; `undefined` when nothing is selected. */
  text: string | undefined;
  placeholder: string | undefined;
  isStrong: boolean;
}

/** Icon and label of the selected option, or the placeholder. */
function SelectedOption({ option, text, placeholder, isStrong }: SelectedOptionProps) {
  const labels = useLabelGroup('pickers');
  return (
    <>
      {option?.icon === undefined ? null : (
        <span data-part="icon" className="ui:flex-none ui:text-fg-muted">
          {option.icon}
        </span>
      )}
      <span
        data-part="value"
        title={text || undefined}
        className={
          isStrong ? 'ui:min-w-0 ui:flex-1 ui:truncate ui:font-medium' : 'ui:min-w-0 ui:flex-1 ui:truncate'
        }
      >
        {text === undefined ? (
          <span data-part="placeholder" className="ui:text-fg-subtle">
            {placeholder ?? labels.choose}
          </span>
        ) : (
          text
        )}
      </span>
    </>
  );
}
