import { useLingui } from '@lingui/react';
import { limits } from '@unmuted/api';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { TagsInput, type TagsInputProps } from '@unmuted/ui/tags-input';
import { useMemo } from 'react';
import { entryMessages } from '#/features/admin/customers/customer-tags-input.messages.ts';

/** Tags of customers. Its labels are loaded with it, not with every page. */
export function CustomerTagsInput(props: TagsInputProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const groups = useMemo(() => ({ entry: entryMessages(i18n) }), [locale]);
  return (
    <UiLabelProvider groups={groups}>
      <TagsInput dir="auto" max={limits.customerTags} maxLength={limits.customerTag} {...props} />
    </UiLabelProvider>
  );
}
