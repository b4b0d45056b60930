import { Kbd } from '#/components/kbd/index.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { useWords } from '#/provider/ui-words.tsx';

/** Empty state: shows the query and a suggestion. */
export function NothingFound({ query }: { query: string }) {
  const words = useWords('palette');
  return (
    <div className="ui:px-4 ui:py-10 ui:text-center" data-part="nothing">
      <p className="ui:font-medium ui:wrap-anywhere" data-part="what">
        {words.nothingFound(query.trim())}
      </p>
      <p className="ui:mt-1 ui:text-13 ui:text-fg-muted" data-part="hint">
        {words.nothingHint}
      </p>
    </div>
  );
}

/** Loading state with the height of real items. */
export function LoadingItems() {
  const labels = useLabels();
  return (
    <div className="ui:grid ui:gap-4 ui:px-3.5 ui:py-4" data-part="loading">
      <span className="ui:sr-only" data-part="loading-word">
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
  const words = useWords('palette');
  return (
    <div
      aria-hidden="true"
      className="ui:flex ui:flex-none ui:gap-4 ui:border-t ui:border-float-border ui:px-4 ui:py-2 ui:text-12 ui:text-fg-subtle ui:max-md:hidden ui:coarse:hidden"
      data-part="keys"
    >
      <span className="ui:flex ui:items-center ui:gap-1.5" data-part="key">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {words.toMove}
      </span>
      <span className="ui:flex ui:items-center ui:gap-1.5" data-part="key">
        <Kbd>↵</Kbd>
        {words.toOpen}
      </span>
    </div>
  );
}
