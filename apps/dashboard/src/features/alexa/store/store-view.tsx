import { StoreCard } from '#/features/alexa/store/store-card.tsx';
import { StoreSettingsCard } from '#/features/alexa/store/store-settings-card.tsx';

/** What the store of Amazon shows: in one locale, and in all. */
export function StoreView() {
  return (
    <>
      <StoreCard />
      <StoreSettingsCard />
    </>
  );
}
