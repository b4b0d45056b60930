import type { CountrySelection } from './use-country-selection.ts';
import type { CountryMark } from './world-map.types.ts';

interface CountryListProps {
  label: string;
  choice: CountrySelection;
  selected: readonly string[];
  markOf: (code: string) => CountryMark;
  disabled: boolean;
}

/**
 * The countries of a map as a listbox, for keyboard and screen readers. Only the active option and its neighbours are
 * rendered, with `aria-posinset` and `aria-setsize`, instead of hundreds of options.
 */
export function CountryList({ label, choice, selected, markOf, disabled }: CountryListProps) {
  const { options, index, active, optionId } = choice;
  const first = Math.max(0, index - 1);
  return (
    <div
      aria-activedescendant={active && optionId(active.value)}
      aria-disabled={disabled || undefined}
      aria-label={label}
      aria-multiselectable="true"
      // Pointer events go to the map below.
      className="ui:pointer-events-none ui:absolute ui:inset-0 ui:overflow-hidden ui:rounded-[inherit] ui:focus-visible:outline-2 ui:focus-visible:-outline-offset-2 ui:focus-visible:outline-focus"
      data-part="list"
      role="listbox"
      tabIndex={0}
      {...choice.keyboard}
    >
      {options.slice(first, index + 2).map(({ value, label: name }, place) => (
        <span
          aria-disabled={disabled || undefined}
          aria-posinset={first + place + 1}
          aria-selected={selected.includes(value)}
          aria-setsize={options.length}
          className="ui:sr-only"
          id={optionId(value)}
          key={value}
          role="option"
          tabIndex={-1}
        >
          {`${name}: ${markOf(value).status}`}
        </span>
      ))}
    </div>
  );
}
