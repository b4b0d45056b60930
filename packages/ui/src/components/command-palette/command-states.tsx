import { Kbd } from '#/components/kbd/index.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels } from '#/provider/ui-provider.tsx';

/** Empty state: shows the query and a suggestion. */
export function NoResults({ query }: { query: string }) {
  const labels = useLabelGroup('palette');
  return (
    <div className="ui:px-4 ui:py-10 ui:text-center" data-part="nothing">
      <p className="ui:font-medium ui:wrap-anywhere" data-part="what">
        {labels.noResults(query.trim())}
      </p>
      <p className="ui:mt-1 ui:text-13 ui:text-fg-muted" data-part="hint">
        {labels.noResultsHint}
      </p>
    </div>
  );
}

/** Loading state with the height of real items. */
export function LoadingItems() {
  const labels = useLabels();
  return (
    <div className="ui:grid ui:gap-4 ui:px-3.5 ui:py-4" data-part="loading">
      <span className="ui:sr-only" data-part="loading-label">
        {labels.loading}
      </span>
      {['60%', '45%', '70%'].map((width) => (
        <Skeleton height={20} key={width} width={width} />
      ))}
    </div>
  );
}

/** Keyboard hints; hidden on touch devices. */
export function KeyHints() {
  const labels = useLabelGroup('palette');
  return (
    <div
      aria-hidden="true"
      className="ui:flex ui:flex-none ui:gap-4 ui:border-t ui:border-float-border ui:px-4 ui:py-2 ui:text-12 ui:text-fg-subtle ui:max-md:hidden ui:coarse:hidden"
      data-part="keys"
    >
      <span className="ui:flex ui:items-center ui:gap-1.5" data-part="key">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {labels.moveHint}
      </span>
      <span className="ui:flex ui:items-center ui:gap-1.5" data-part="key">
        <Kbd>↵</Kbd>
        {labels.openHint}
      </span>
    </div>
  );
}
