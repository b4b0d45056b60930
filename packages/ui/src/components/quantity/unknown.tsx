import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { useLabels } from '#/provider/ui-provider.tsx';

/** Placeholder of an unknown value, which is never zero. */
export function Unknown() {
  const { noData } = useLabels();
  return (
    <>
      <span aria-hidden="true" data-part="none">
        –
      </span>
      <VisuallyHidden>{noData}</VisuallyHidden>
    </>
  );
}
