import { type ReactNode, useRef } from 'react';
import { IconButton } from '#/components/icon-button/index.ts';
import { SearchIcon, XIcon } from '#/components/icons/index.ts';
import { Input, InputGroup, type InputProps } from '#/components/input/index.ts';
import { setNativeValue } from '#/lib/set-native-value.ts';
import { cx } from '#/lib/tv.ts';
import { useEscape } from '#/lib/use-escape.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/** Props of {@link SearchInput}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface SearchInputProps extends Omit<InputProps, 'type'> {
  /** Called with the text on each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Shortcut that focuses the input, such as "Ctrl K", shown at the end while empty. Also set `aria-keyshortcuts`. */
  shortcut?: ReactNode;
}

/** A search field. Escape or its button clears it; while it has text, no other handler gets Escape. */
export function SearchInput({
  shortcut,
  onValueChange,
  onChange,
  className,
  ref,
  ...rest
}: SearchInputProps) {
  const labels = useLabelGroup('pickers');
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(own, ref);
  const fixed = rest.disabled || rest.readOnly;
  const empty = () => {
    const input = own.current;
    if (!input) return;
    setNativeValue(input, '');
    input.focus();
  };
  useEscape(!fixed, ({ target, isComposing }) => {
    const isMeant = target === own.current && !!own.current?.value && !isComposing;
    if (isMeant) empty();
    return isMeant;
  });
  return (
    <InputGroup className="ui:group/search ui:pe-1">
      <SearchIcon className="ui:text-fg-subtle" />
      <Input
        // The button's visibility depends on `:placeholder-shown`, which needs a placeholder.
        placeholder=" "
        autoComplete="off"
        {...rest}
        ref={merged}
        type="search"
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
        className={cx('ui:[&::-webkit-search-cancel-button]:appearance-none', className)}
      />
      {shortcut === undefined ? null : (
        <kbd
          data-part="shortcut"
          className="ui:me-1 ui:flex-none ui:rounded-badge ui:border ui:border-border ui:px-1.5 ui:font-sans ui:text-12 ui:whitespace-nowrap ui:text-fg-muted ui:group-not-has-placeholder-shown/search:hidden ui:coarse:hidden"
        >
          {shortcut}
        </kbd>
      )}
      {fixed ? null : (
        <IconButton
          size="sm"
          aria-label={labels.clear}
          onClick={empty}
          className="ui:group-has-placeholder-shown/search:hidden"
        >
          <XIcon />
        </IconButton>
      )}
    </InputGroup>
  );
}
