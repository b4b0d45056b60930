import { Skeleton } from '#/components/skeleton/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { useLabels } from '#/provider/ui-provider.tsx';

/** Loading state of a map. */
export function MapPlaceholder() {
  const labels = useLabels();
  return (
    <>
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      <Skeleton className="ui:size-full" shape="tile" />
    </>
  );
}
