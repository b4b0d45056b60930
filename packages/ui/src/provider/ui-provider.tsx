import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { en } from '#/labels/en.ts';
import type { UiLabelGroups } from '#/provider/label-groups.ts';
import type { UiLabels } from '#/provider/labels.ts';
import { UiLabelProvider } from '#/provider/ui-label-provider.tsx';

/** Text direction. */
export type Direction = 'ltr' | 'rtl';

/** Context of every component. */
export interface UiContextValue {
  /** BCP 47 locale of the user, for Intl. */
  locale: string;
  /** Text direction. */
  dir: Direction;
  /** IANA name of the time zone in which charts and dates are shown, unless a component has its own. Undefined: the browser's. */
  timeZone?: string | undefined;
  /** BCP 47 locale whose region decides on which day weeks begin, such as `en-US`. Default: `locale`. */
  weekLocale?: string | undefined;
  /** The library's labels in that locale. */
  labels: UiLabels;
}

/** Props of {@link UiBaseProvider}. */
export interface UiBaseProviderProps extends UiContextValue {
  children?: ReactNode;
}

/** Props of {@link UiProvider}. */
export interface UiProviderProps extends Partial<UiBaseProviderProps> {}

const UiContext = createContext<UiContextValue | undefined>(undefined);
const noGroups: Partial<UiLabelGroups> = {};

/**
 * Provides locale, direction, time zone and labels: English, from left to right, in the browser's time zone unless
 * props say otherwise. Renders no element.
 */
export function UiProvider({ locale = 'en', dir = 'ltr', labels = en, ...rest }: UiProviderProps) {
  return <UiBaseProvider dir={dir} labels={labels} locale={locale} {...rest} />;
}

/** {@link UiProvider} without defaults: for apps that load all labels themselves and want no English ones in their bundle. */
export function UiBaseProvider({ locale, dir, timeZone, weekLocale, labels, children }: UiBaseProviderProps) {
  const value = useMemo(
    () => ({ locale, dir, timeZone, weekLocale, labels }),
    [locale, dir, timeZone, weekLocale, labels],
  );
  return (
    <UiContext value={value}>
      <UiLabelProvider groups={labels.groups ?? noGroups}>{children}</UiLabelProvider>
    </UiContext>
  );
}

/** Locale, direction, time zone and labels of the nearest {@link UiProvider}. Throws without one. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (!value) throw new Error('@unmuted/ui: a component was rendered outside <UiProvider>');
  return value;
}

/** The labels of the nearest {@link UiProvider}. */
export function useLabels(): UiLabels {
  return useUi().labels;
}

/** A component's own time zone, or else that of the nearest {@link UiProvider}. */
export function useTimeZone(own: string | undefined): string | undefined {
  const { timeZone } = useUi();
  return own ?? timeZone;
}
