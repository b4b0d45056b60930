import { useLingui } from '@lingui/react';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { type TagsInputProps, TagsInput as UiTagsInput } from '@unmuted/ui/tags-input';
import { useMemo } from 'react';
import { entryMessages } from '#/components/tags-input/tags-input.messages.ts';

/** A list of short texts. Its labels are loaded with it, not with every page. */
export function TagsInput(props: TagsInputProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const groups = useMemo(() => ({ entry: entryMessages(i18n) }), [locale]);
  return (
    <UiLabelProvider groups={groups}>
      <UiTagsInput {...props} />
    </UiLabelProvider>
  );
}
