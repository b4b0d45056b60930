import { useLingui } from '@lingui/react';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { type TimeFieldProps, TimeField as UiTimeField } from '@unmuted/ui/time-field';
import { useMemo } from 'react';
import { entryMessages } from '#/components/tags-input/tags-input.messages.ts';

/** A time of day with 24 hours, as usual in broadcasting. Its labels are loaded with it, not with every page. */
export function TimeField(props: TimeFieldProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const groups = useMemo(() => ({ entry: entryMessages(i18n) }), [locale]);
  return (
    <UiLabelProvider groups={groups}>
      <UiTimeField hourCycle="h23" {...props} />
    </UiLabelProvider>
  );
}
