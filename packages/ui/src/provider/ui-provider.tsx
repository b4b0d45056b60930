import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { UiLabels } from '#/provider/labels.ts';

/** Text direction. */
export type Direction = 'ltr' | 'rtl';

/** Context of every component. */
export interface UiContextValue {
  /** BCP 47 locale of the user, for Intl. */
  locale: string;
  /** Text direction. */
  dir: Direction;
  /** The library's labels in that locale. */
  labels: UiLabels;
}

/** Props of {@link UiProvider}. */
export interface UiProviderProps extends UiContextValue {
  children?: ReactNode;
}

const UiContext = createContext<UiContextValue | undefined>(undefined);

/** Provides locale, direction and labels. Renders no element. */
export function UiProvider({ locale, dir, labels, children }: UiProviderProps) {
  const value = useMemo(() => ({ locale, dir, labels }), [locale, dir, labels]);
  return <UiContext value={value}>{children}</UiContext>;
}

/** Locale, direction and labels of the nearest {@link UiProvider}. Throws without one. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (!value) throw new Error('@unmuted/ui: a component was rendered outside <UiProvider>');
  return value;
}

/** The labels of the nearest {@link UiProvider}. */
export function useLabels(): UiLabels {
  return useUi().labels;
}
