import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { UiLabels } from '#/provider/labels.ts';

/** Direction of writing. */
export type Direction = 'ltr' | 'rtl';

/** What every component may ask of its surroundings. */
export interface UiContextValue {
  /** BCP 47 language of the reader, for Intl. */
  locale: string;
  /** Direction of writing. */
  dir: Direction;
  /** The library's own words in that language. */
  labels: UiLabels;
}

/** Props of {@link UiProvider}. */
export interface UiProviderProps extends UiContextValue {
  children?: ReactNode;
}

const UiContext = createContext<UiContextValue | undefined>(undefined);

/** Gives language, direction and words to the components below. It renders no element. */
export function UiProvider({ locale, dir, labels, children }: UiProviderProps) {
  const value = useMemo(() => ({ locale, dir, labels }), [locale, dir, labels]);
  return <UiContext value={value}>{children}</UiContext>;
}

/** Language, direction and words of the nearest {@link UiProvider}; throws where there is none. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (!value) throw new Error('@unmuted/ui: a component was rendered outside <UiProvider>');
  return value;
}

/** The words of the nearest {@link UiProvider}. */
export function useLabels(): UiLabels {
  return useUi().labels;
}
