import { ChevronDown, ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { Highlight } from '#/components/search-input/highlight.tsx';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { isLong, type JsonRow, type JsonValueRow, shortened } from './json-rows.ts';
import { jsonRowVariants } from './json-view.variants.ts';

interface RowProps {
  row: JsonRow;
  isActive: boolean;
  isCurrentMatch: boolean;
  query: string;
  /** A long string is displayed as a whole. */
  isWhole: boolean;
  onToggleWhole: () => void;
}

/** One row of a JSON tree. */
export function Row({ row, isActive, ...rest }: RowProps) {
  const labels = useLabelGroup('viewers');
  const countOf = useCount();
  const isValue = row.type === 'value';
  const depth = row.path.length + (isValue ? 0 : 1);
  const classes = jsonRowVariants({ kind: isValue ? row.kind : 'null', active: isActive });
  const style: CSSProperties & Record<`--${string}`, number> = { '--depth': depth };
  return (
    <div
      aria-expanded={isValue && row.size > 0 ? row.isExpanded : undefined}
      aria-level={depth + 1}
      aria-posinset={isValue ? row.position : undefined}
      aria-selected={isActive}
      aria-setsize={isValue ? row.siblings : undefined}
      className={classes.row()}
      data-id={row.id}
      data-part="row"
      role="treeitem"
      style={style}
      tabIndex={isActive ? 0 : -1}
    >
      <span aria-hidden="true" className={classes.chevron()} data-part="chevron">
        {isValue && row.size > 0 ? row.isExpanded ? <ChevronDown /> : <ChevronRight /> : null}
      </span>
      {isValue ? (
        <ValueRow row={row} {...rest} />
      ) : (
        <span className={classes.more()} data-part="more">
          {labels.moreValues(...countOf(row.hidden))}
        </span>
      )}
    </div>
  );
}

type ValueRowProps = Omit<RowProps, 'row' | 'isActive'> & { row: JsonValueRow };

function ValueRow({ row, isCurrentMatch, query, isWhole, onToggleWhole }: ValueRowProps) {
  const { kind, path, value } = row;
  const classes = jsonRowVariants({ kind });
  const key = path.at(-1);
  return (
    <>
      {key === undefined ? null : (
        <>
          <span className={classes.key()} data-part="key">
            {typeof key === 'string' ? (
              <Highlight current={isCurrentMatch} query={query} text={key === '' ? '""' : key} />
            ) : (
              key
            )}
            :
          </span>{' '}
        </>
      )}
      <span className={classes.value()} data-part="value">
        {kind === 'object' || kind === 'array' ? (
          <Size row={row} />
        ) : typeof value === 'string' ? (
          <Text isWhole={isWhole} onToggle={onToggleWhole} text={value}>
            {(shown) => <Highlight current={isCurrentMatch} query={query} text={shown} />}
          </Text>
        ) : (
          <Highlight current={isCurrentMatch} query={query} text={String(value ?? null)} />
        )}
      </span>
    </>
  );
}

function Size({ row: { kind, size, isExpanded } }: { row: JsonValueRow }) {
  const labels = useLabelGroup('viewers');
  const countOf = useCount();
  const [start, end] = kind === 'array' ? '[]' : '{}';
  if (size === 0) return <>{`${start}${end}`}</>;
  const count = kind === 'array' ? labels.itemCount(...countOf(size)) : labels.keyCount(...countOf(size));
  return (
    <>
      <span aria-hidden="true">{isExpanded ? start : `${start}…${end}`}</span>{' '}
      <span className={jsonRowVariants().size()} data-part="size">
        {count}
      </span>
    </>
  );
}

interface TextProps {
  text: string;
  isWhole: boolean;
  onToggle: () => void;
  children: (shown: string) => ReactNode;
}

function Text({ text, isWhole, onToggle, children }: TextProps) {
  const labels = useLabelGroup('viewers');
  const { locale } = useUi();
  const long = isLong(text);
  const shown = long && !isWhole ? shortened(text) : text;
  return (
    <>
      {'"'}
      {children(shown)}
      {shown.length < text.length ? '…' : '"'}
      {long ? (
        <button
          className={jsonRowVariants().more({ className: 'ui:ms-2' })}
          data-part="whole"
          onClick={onToggle}
          // The row has the focus; Enter does the same.
          tabIndex={-1}
          type="button"
        >
          {isWhole ? labels.showLess : labels.showAllOf(formatNumber(locale, text.length))}
        </button>
      ) : null}
    </>
  );
}
