import { Trans } from '@lingui/react/macro';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { ListingBar } from '#/features/apps/draft/listing-bar.tsx';
import { ListingTexts } from '#/features/apps/form/listing-texts.tsx';
import { StoreSettings } from '#/features/apps/form/store-settings.tsx';
import { StoresCard } from '#/features/apps/form/stores-card.tsx';
import { PicturesSection } from '#/features/apps/look/pictures-section.tsx';

/** One listing for all stores, in each language. */
export function ListingSection() {
  const { listing } = useAppEditor();
  return (
    <>
      <ListingBar />
      <StoresCard />
      <ListingTexts key={listing.language} title={<Trans>Texts</Trans>} />
      <PicturesSection />
      <StoreSettings />
    </>
  );
}
