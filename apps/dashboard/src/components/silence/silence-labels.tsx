import { useLingui } from '@lingui/react';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { type ReactNode, useMemo } from 'react';
import { levelHistoryMessages } from '#/components/silence/silence-labels.messages.ts';
import { entryMessages } from '#/components/tags-input/tags-input.messages.ts';

/** The labels of level charts and time fields, which only the pages of silence detection have together. */
export function SilenceLabels({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const groups = useMemo(
    () => ({ levelHistory: levelHistoryMessages(i18n), entry: entryMessages(i18n) }),
    [locale],
  );
  return <UiLabelProvider groups={groups}>{children}</UiLabelProvider>;
}
