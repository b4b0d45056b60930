import { ChecksCard } from '#/features/apps/draft/checks-card.tsx';
import { PlayPreview } from '#/features/apps/store/play-preview.tsx';

/** Everything once more: what blocks sending, what passes, and the page of the store. */
export function ReviewStep() {
  return (
    <>
      <ChecksCard isOpenAtFirst />
      <PlayPreview />
    </>
  );
}
