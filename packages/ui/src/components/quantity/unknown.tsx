import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { useLabels } from '#/provider/ui-provider.tsx';

/** What stands in the place of a value that is not known, which is never zero. */
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
