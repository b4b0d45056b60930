import { Trans } from '@lingui/react/macro';
import { Input } from '@unmuted/ui/input';
import { Textarea } from '@unmuted/ui/textarea';
import type { ReactNode } from 'react';
import { storeLimits } from '#/features/apps/draft/app-checks.schema.ts';
import { AppField } from '#/features/apps/draft/app-field.tsx';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { Measures } from '#/features/apps/form/measures.tsx';
import { SectionCard } from '#/features/apps/form/section-card.tsx';

type Field = 'title' | 'short' | 'full' | 'subtitle' | 'keywords' | 'promo' | 'whatsNew';

/** The texts of the listing in the chosen language, each measured against every store that shows it. */
export function ListingTexts({ title }: { title: ReactNode }) {
  return (
    <SectionCard
      className="gap-x-6 gap-y-5 @min-[52rem]:grid-cols-2"
      description={<Trans>Longer texts are saved, but the marked store refuses them.</Trans>}
      title={title}
    >
      <TextField field="title" />
      <TextField field="subtitle" hint={<Trans>Below the name in the App Store.</Trans>} />
      <TextField field="short" />
      <TextField
        field="keywords"
        hint={<Trans>Words that people search for in the App Store, with commas and without spaces.</Trans>}
      />
      <TextField field="full" lines={8} />
      <div className="grid min-w-0 content-start gap-5">
        <TextField
          field="promo"
          hint={<Trans>Above the description in the App Store. It can be changed without a review.</Trans>}
          lines={2}
        />
        <TextField field="whatsNew" hint={<Trans>Of the next version.</Trans>} lines={3} />
      </div>
    </SectionCard>
  );
}

function TextField({ field, hint, lines = 1 }: { field: Field; hint?: ReactNode; lines?: number }) {
  const { listing, changeListing } = useAppEditor();
  const common = {
    dir: 'auto',
    lang: listing.language,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      changeListing({ [field]: currentTarget.value }),
    value: listing[field],
  };
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <AppField field={field} hint={hint} isOfListing>
        {lines > 1 ? (
          <Textarea {...common} maxRows={20} minRows={lines} />
        ) : (
          <Input autoComplete="off" maxLength={storeLimits.apple.keywordBytes * 3} {...common} />
        )}
      </AppField>
      <Measures field={field} />
    </div>
  );
}
