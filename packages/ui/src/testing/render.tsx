import { type RenderOptions, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { UiLabelProvider } from '#/provider/ui-label-provider.tsx';
import { type UiContextValue, UiProvider } from '#/provider/ui-provider.tsx';
import { testLabelGroups } from '#/testing/label-groups/all.ts';
import { testLabels } from '#/testing/labels.ts';

type UiSettings = Partial<Pick<UiContextValue, 'locale' | 'dir'>>;

/** Renders inside a UiProvider with English labels, left to right by default. */
export function renderUi(element: ReactElement, settings: UiSettings = {}, options: RenderOptions = {}) {
  const wrap = (node: ReactNode) => (
    <UiProvider locale={settings.locale ?? 'en'} dir={settings.dir ?? 'ltr'} labels={testLabels}>
      <UiLabelProvider groups={testLabelGroups}>{node}</UiLabelProvider>
    </UiProvider>
  );
  const result = render(wrap(element), options);
  return { ...result, rerender: (next: ReactNode) => result.rerender(wrap(next)) };
}
