import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { NativeSelect } from '@unmuted/ui/native-select';
import { TagsInput } from '#/components/tags-input/tags-input.tsx';
import { appCategories, storeLimits } from '#/features/apps/draft/app-checks.schema.ts';
import { AppField } from '#/features/apps/draft/app-field.tsx';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { categoryTexts } from '#/features/apps/form/content.messages.ts';
import { SectionCard } from '#/features/apps/form/section-card.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** What the listing has once for all languages. */
export function StoreSettings() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const { app, document, change } = useAppEditor();
  const most = formats.number(storeLimits.google.tags.max);
  return (
    <SectionCard className="gap-5 @min-[44rem]:grid-cols-2" title={<Trans>In all languages</Trans>}>
      <AppField field="category" hint={<Trans>Where listeners find the app in the store.</Trans>}>
        <NativeSelect
          onChange={({ currentTarget }) => {
            const category = appCategories.find((each) => each === currentTarget.value);
            if (category) change({ category });
          }}
          value={document.category}
        >
          {appCategories.map((category) => (
            <option key={category} value={category}>
              {i18n._(categoryTexts[category])}
            </option>
          ))}
        </NativeSelect>
      </AppField>
      {app.platform === 'android' && (
        <AppField field="tags" hint={<Trans>Up to {most}. Enter adds one.</Trans>}>
          <TagsInput
            max={storeLimits.google.tags.max}
            maxLength={limits.appTag}
            onValueChange={(tags) => change({ tags: [...tags] })}
            placeholder={t`Radio, indie`}
            value={document.tags}
          />
        </AppField>
      )}
    </SectionCard>
  );
}
