import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useId,
  useMemo,
  useState,
} from 'react';
import { COUNTRY_CODES } from '#/components/country-select/country-codes.ts';
import { findTyped } from '#/components/listbox/search-options.ts';
import { useTypeAhead } from '#/components/listbox/use-type-ahead.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import type { Countries } from './use-countries.ts';
import { useCountryNames } from './use-country-names.ts';
import { type MapView, placeIn } from './view.ts';

/** A selectable country. */
export interface CountryOption {
  /** ISO code. */
  readonly value: string;
  /** Display name. */
  readonly label: string;
  readonly place: { readonly left: number; readonly top: number };
}

interface CountrySelectionOptions {
  countries: Countries | undefined;
  view: MapView;
  selected: readonly string[];
  /** Undefined while disabled. */
  setSelected: ((value: readonly string[]) => void) | undefined;
}

/** Active option and selection handlers of a map. */
export type CountrySelection = ReturnType<typeof useCountrySelection>;

/** Selection on a map: ARIA Authoring Practices, multi-select "listbox"; focus stays on the list. */
export function useCountrySelection({ countries, view, selected, setSelected }: CountrySelectionOptions) {
  const { locale } = useUi();
  const nameOf = useCountryNames();
  const id = useId();
  const takeLetter = useTypeAhead();
  const [code, setCode] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return COUNTRY_CODES.flatMap((value): CountryOption[] => {
      const country = value === 'AQ' ? undefined : countries?.[value];
      const place = country && placeIn(view, [country[0], country[1]]);
      return place ? [{ value, label: nameOf(value), place }] : [];
    }).sort((a, b) => compare(a.label, b.label));
  }, [countries, view, nameOf, locale]);
  const optionId = useCallback((value: string) => `${id}-${value}`, [id]);
  const index = Math.max(
    0,
    options.findIndex(({ value }) => value === code),
  );
  const active = options[index];

  function toggle(value: string): void {
    setSelected?.(
      selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value],
    );
  }
  function read(next: CountryOption | undefined): void {
    if (next) setCode(next.value);
    setOpen(next !== undefined);
  }
  function optionAt({ target }: { target: EventTarget }): CountryOption | undefined {
    const found = target instanceof Element ? target.closest('[data-choice]') : null;
    return options.find(({ value }) => value === found?.getAttribute('data-choice'));
  }

  const keyboard = {
    onFocus: (event: FocusEvent) => setOpen(event.target.matches(':focus-visible')),
    onBlur: () => setOpen(false),
    onKeyDown(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const typed = takeLetter(event);
      const next =
        typed === undefined ? steps(options.length, index)[event.key] : findTyped(options, typed, index);
      if (next !== undefined) read(options[next] ?? active);
      else if (event.key === 'Escape') setOpen(false);
      else if ((event.key === 'Enter' || event.key === ' ') && active) toggle(active.value);
      else return;
      event.preventDefault();
    },
  };
  const pointer = {
    onClick(event: MouseEvent) {
      const found = optionAt(event);
      if (!found) return;
      read(found);
      toggle(found.value);
    },
    onPointerMove: (event: PointerEvent) => read(optionAt(event)),
    onPointerLeave(event: PointerEvent) {
      // Touch pointers leave when lifted; the tooltip stays open.
      if (event.pointerType !== 'touch') setOpen(false);
    },
  };
  return { options, index, optionId, active, isOpen, keyboard, pointer };
}

/** Target index of each navigation key, without wrapping. */
function steps(count: number, index: number): Readonly<Record<string, number>> {
  const [before, after] = [Math.max(0, index - 1), Math.min(count - 1, index + 1)];
  return {
    ArrowDown: after,
    ArrowRight: after,
    ArrowUp: before,
    ArrowLeft: before,
    Home: 0,
    End: count - 1,
  };
}
