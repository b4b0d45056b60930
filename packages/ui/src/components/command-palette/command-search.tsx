import * as Radix from '@radix-ui/react-dialog';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#/components/icon-button/index.ts';
import { SearchIcon, XIcon } from '#/components/icons/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels } from '#/provider/ui-provider.tsx';
import { CommandList } from './command-list.tsx';
import type { CommandPaletteProps } from './command-palette.types.ts';
import { KeyHints, LoadingItems, NoResults } from './command-states.tsx';
import { useCommands } from './use-commands.ts';

const noIds: readonly string[] = [];

type CommandSearchProps = Pick<
  CommandPaletteProps,
  | 'groups'
  | 'onSelect'
  | 'placeholder'
  | 'query'
  | 'onQueryChange'
  | 'filter'
  | 'loading'
  | 'recentIds'
  | 'notice'
>;

/** The input and its results. A separate component so that the query resets when the palette closes. */
export function CommandSearch({
  groups,
  onSelect,
  placeholder,
  query: given,
  onQueryChange,
  filter = true,
  loading = false,
  recentIds = noIds,
  notice,
}: CommandSearchProps) {
  const paletteLabels = useLabelGroup('palette');
  const [query, setQuery] = useControllableState({ value: given, defaultValue: '', onChange: onQueryChange });
  const list = useCommands({ groups, query, filter, recentIds, recentLabel: paletteLabels.recent });
  const count = list.items.length;
  const isTyped = query.trim() !== '';

  function onKeyDown(event: KeyboardEvent) {
    // Ignore keys of an IME composition (Japanese, Chinese).
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && list.active) {
      event.preventDefault();
      onSelect(list.active);
    } else if (list.move(event.key)) event.preventDefault();
  }

  return (
    <>
      <CommandInput
        list={list}
        onKeyDown={onKeyDown}
        onQueryChange={setQuery}
        placeholder={placeholder}
        query={query}
      />
      <CommandList
        active={list.active}
        activeBy={list.activeBy}
        groups={list.shown}
        id={list.listId}
        idOf={list.idOf}
        label={paletteLabels.results}
        onPick={onSelect}
        onPoint={list.point}
      />
      {count === 0 && loading ? <LoadingItems /> : null}
      {count === 0 && !loading && isTyped ? <NoResults query={query} /> : null}
      {notice === undefined ? null : (
        <div
          className="ui:flex-none ui:border-t ui:border-float-border ui:px-4 ui:py-2 ui:text-13 ui:text-fg-muted"
          data-part="notice"
        >
          {notice}
        </div>
      )}
      <KeyHints />
      <ResultStatus count={count} query={query.trim()} loading={loading} />
    </>
  );
}

interface CommandInputProps {
  list: ReturnType<typeof useCommands>;
  query: string;
  placeholder: string | undefined;
  onQueryChange: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The search field, which keeps the focus while the keys move through the results, and the close button. */
function CommandInput({ list, query, placeholder, onQueryChange, onKeyDown }: CommandInputProps) {
  const paletteLabels = useLabelGroup('palette');
  const labels = useLabels();
  return (
    <div
      className="ui:flex ui:h-13 ui:flex-none ui:items-center ui:gap-2.5 ui:border-b ui:border-float-border ui:ps-4 ui:pe-2"
      data-part="head"
    >
      <SearchIcon className="ui:text-fg-subtle" />
      <input
        aria-activedescendant={list.active ? list.idOf(list.active.id) : undefined}
        aria-autocomplete="list"
        aria-controls={list.listId}
        aria-expanded={list.items.length > 0}
        aria-label={placeholder ?? paletteLabels.search}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        className="ui:h-full ui:min-w-0 ui:flex-1 ui:text-16 ui:outline-none ui:placeholder:text-fg-subtle ui:placeholder:opacity-100 ui:md:text-14 ui:rtl:text-right ui:rtl:[unicode-bidi:plaintext]"
        data-part="input"
        enterKeyHint="go"
        onChange={(event) => onQueryChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        role="combobox"
        spellCheck={false}
        value={query}
      />
      <Radix.Close asChild>
        <IconButton aria-label={labels.close} size="sm">
          <XIcon />
        </IconButton>
      </Radix.Close>
    </div>
  );
}

/** Announces the number of results. */
function ResultStatus({ count, query, loading }: { count: number; query: string; loading: boolean }) {
  const labels = useLabelGroup('palette');
  const countOf = useCount();
  const text = count === 0 ? labels.noResults(query) : labels.resultCount(...countOf(count));
  return (
    <span className="ui:sr-only" data-part="status" role="status">
      {query === '' || loading ? null : text}
    </span>
  );
}
