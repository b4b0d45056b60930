import { type RenderOptions, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { type UiContextValue, UiProvider } from '#/provider/ui-provider.tsx';

type UiSettings = Partial<Pick<UiContextValue, 'locale' | 'dir' | 'timeZone'>>;

/** Renders inside a UiProvider with English labels, left to right by default. */
export function renderUi(element: ReactElement, settings: UiSettings = {}, options: RenderOptions = {}) {
  const wrap = (node: ReactNode) => <UiProvider {...settings}>{node}</UiProvider>;
  const result = render(wrap(element), options);
  return { ...result, rerender: (next: ReactNode) => result.rerender(wrap(next)) };
}
