import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { CopyButton } from '#/components/copy-button/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { FindField } from '#/components/search-input/find-field.tsx';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { Row } from './json-row.tsx';
import { idOf, pathText } from './json-rows.ts';
import { jsonViewVariants } from './json-view.variants.ts';
import { type JsonTree, useJsonTree } from './use-json-tree.ts';

/** Props of {@link JsonView}. Other `<div>` props, `ref` and `className` are passed to the root. */
export interface JsonViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the tree ("Request body"). */
  label: string;
  /** The parsed JSON value. A different document needs another React `key`, so that it opens anew. */
  value: unknown;
  /** Hides search, expand all and collapse all, for small values. */
  hideToolbar?: boolean | undefined;
  /** Maximum height of the tree in pixels, or any CSS length; then it scrolls. Default `24rem`. */
  maxHeight?: number | string | undefined;
}

/** A JSON value as a tree that opens and closes. Documents above 60 rows open only in part. */
export function JsonView({
  label,
  value,
  hideToolbar = false,
  maxHeight = '24rem',
  className,
  ...rest
}: JsonViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const tree = useJsonTree(value, box);
  const { rows, active, matches, index } = tree;
  const classes = jsonViewVariants();
  const current = matches[index];
  const currentId = current && idOf(current);

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('[data-part="row"]')?.dataset.id;
    const row = rows.find((one) => one.id === id);
    if (!row) return;
    tree.activate(row.id);
    if (target.closest('[data-part="whole"]') === null && (row.type === 'more' || row.size > 0))
      tree.toggle(row);
  };
  return (
    <div data-ui="json-view" {...rest} className={classes.root({ className })}>
      {hideToolbar ? null : <Toolbar input={input} tree={tree} />}
      <div
        aria-label={label}
        className={classes.tree()}
        data-part="tree"
        dir="ltr"
        onClick={onClick}
        onKeyDown={(event) => {
          if (!hideToolbar && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
            event.preventDefault();
            input.current?.focus();
            input.current?.select();
          } else tree.onKeyDown(event);
        }}
        ref={box}
        role="tree"
        style={{ maxHeight }}
      >
        {rows.map((row) => (
          <Row
            isActive={row === active}
            isCurrentMatch={row.id === currentId}
            isWhole={tree.whole.has(row.id)}
            key={row.id}
            onToggleWhole={() => tree.toggleWhole(row.id)}
            query={tree.query}
            row={row}
          />
        ))}
      </div>
      <Foot tree={tree} />
    </div>
  );
}

function Toolbar({ tree, input }: { tree: JsonTree; input: ComponentProps<typeof FindField>['ref'] }) {
  const labels = useLabelGroup('viewers');
  const classes = jsonViewVariants();
  return (
    <div className={classes.toolbar()} data-part="toolbar">
      <FindField
        className={classes.find()}
        count={tree.matches.length}
        index={tree.index}
        label={labels.searchJson}
        onLeave={tree.focusActive}
        onQueryChange={tree.setQuery}
        onStep={tree.step}
        query={tree.query}
        ref={input}
      />
      <IconButton aria-label={labels.expandAll} onClick={tree.expandAll} size="sm" title={labels.expandAll}>
        <ChevronsUpDown aria-hidden="true" />
      </IconButton>
      <IconButton
        aria-label={labels.collapseAll}
        onClick={tree.collapseAll}
        size="sm"
        title={labels.collapseAll}
      >
        <ChevronsDownUp aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Path of the active value, and copying of both. Reachable by keyboard and touch without a menu per row. */
function Foot({ tree: { active } }: { tree: JsonTree }) {
  const labels = useLabelGroup('viewers');
  const classes = jsonViewVariants();
  const path = pathText(active.path);
  const copied = () => {
    if (active.type === 'more') return '';
    return typeof active.value === 'string' ? active.value : JSON.stringify(active.value ?? null, null, 2);
  };
  return (
    <div className={classes.foot()} data-part="foot">
      <code className={classes.path()} data-part="path" dir="ltr" title={path}>
        {path}
      </code>
      <span className={classes.copy()} data-part="copy">
        <CopyButton text={path}>{labels.copyPath}</CopyButton>
        <CopyButton disabled={active.type === 'more'} text={copied}>
          {labels.copyValue}
        </CopyButton>
      </span>
    </div>
  );
}
