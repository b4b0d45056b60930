import { type ComponentProps, type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { clamp } from '#/components/number-input/number-range.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { Tabs, TabsList, TabsPanel, TabsTab } from '#/components/tabs/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useWidth } from '#/lib/use-width.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { splitPaneVariants } from './split-pane.variants.ts';
import { useDivider } from './use-divider.ts';

/** One side of a split pane. */
export interface SplitPaneSide {
  /** Name of the pane ("Editor"): its tab on narrow screens, and its accessible name. */
  readonly label: string;
  /** The content. It stays mounted when the layout changes. */
  readonly content: ReactNode;
}

/** Props of {@link SplitPane}. Other `<div>` props, `ref` and `className` are passed to the root. */
export interface SplitPaneProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The first pane: at the start, or above. */
  start: SplitPaneSide;
  /** The second pane: at the end, or below. */
  end: SplitPaneSide;
  /** Side by side (default), or one above the other; then the root needs a height. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Controlled size of the first pane in percent. */
  size?: number | undefined;
  /** Initial size of the first pane in percent, and after a double click. Default 50. */
  defaultSize?: number | undefined;
  /** Called with the new size in percent, also while dragging. */
  onSizeChange?: ((size: number) => void) | undefined;
  /** Minimum size of the first pane in percent. Default 20. */
  min?: number | undefined;
  /** Maximum size of the first pane in percent. Default 80. */
  max?: number | undefined;
  /** Accessible name of the divider. Default "Resize the panes". */
  dividerLabel?: string | undefined;
  /** Below this width in pixels there is no divider. Default 640. */
  collapseBelow?: number | undefined;
  /** What replaces the divider: tabs with one pane at a time (default), or both panes one after the other. */
  collapseTo?: 'tabs' | 'stack' | undefined;
}

/** Two panes with a divider that people move. On narrow screens the panes become tabs or follow each other. */
export function SplitPane(props: SplitPaneProps) {
  const {
    start,
    end,
    orientation = 'horizontal',
    size: sizeProp,
    defaultSize = 50,
    onSizeChange,
    min = 20,
    max = 80,
    dividerLabel,
    collapseBelow = 640,
    collapseTo = 'tabs',
    className,
    style,
    ref,
    ...rest
  } = props;
  const [size, setSize] = useControllableState({
    value: sizeProp,
    defaultValue: defaultSize,
    onChange: onSizeChange,
  });
  const [measure, width] = useWidth<HTMLDivElement>();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(useMergedRefs(measure, root), ref);
  const [tab, setTab] = useState('start');
  const startId = useId();
  const isNarrow = width !== undefined && width < collapseBelow;
  const layout = isNarrow ? collapseTo : orientation;
  const shown = clamp(size, { min, max });
  const isHorizontal = orientation === 'horizontal';
  const initial = clamp(defaultSize, { min, max });
  const divider = useDivider({ root, isHorizontal, size: shown, min, max, initial, onSize: setSize });
  const classes = splitPaneVariants({ layout, dragging: divider.isDragging });
  const rootStyle: CSSProperties & Record<`--${string}`, number> = { ...style, '--size': shown };
  return (
    <div
      data-ui="split-pane"
      data-layout={layout}
      {...rest}
      className={classes.root({ className })}
      ref={merged}
      style={rootStyle}
    >
      <Tabs className={classes.tabs()} onValueChange={setTab} value={tab}>
        {layout === 'tabs' ? (
          <TabsList aria-label={dividerLabel ?? `${start.label}, ${end.label}`}>
            <TabsTab value="start">{start.label}</TabsTab>
            <TabsTab value="end">{end.label}</TabsTab>
          </TabsList>
        ) : null}
        <Pane
          className={classes.start()}
          isTab={layout === 'tabs'}
          name="start"
          paneId={startId}
          side={start}
        />
        {isNarrow ? null : (
          <Divider
            divider={divider}
            label={dividerLabel}
            {...{ classes, isHorizontal, size: shown, min, max, startId }}
          />
        )}
        <Pane className={classes.end()} isTab={layout === 'tabs'} name="end" side={end} />
      </Tabs>
    </div>
  );
}

interface PaneProps {
  name: string;
  side: SplitPaneSide;
  isTab: boolean;
  className: string;
  /** Id of the element that the divider controls. */
  paneId?: string | undefined;
}

/** The same element in every layout, so that its content keeps its state. */
function Pane({ name, side, isTab, className, paneId }: PaneProps) {
  const group = { role: 'group', 'aria-label': side.label, 'aria-labelledby': undefined } as const;
  return (
    <TabsPanel
      className={className}
      keepMounted
      value={name}
      {...(isTab ? null : { ...group, hidden: false, tabIndex: undefined, ...(paneId && { id: paneId }) })}
    >
      {side.content}
    </TabsPanel>
  );
}

interface DividerProps {
  divider: ReturnType<typeof useDivider>;
  label: string | undefined;
  classes: ReturnType<typeof splitPaneVariants>;
  isHorizontal: boolean;
  size: number;
  min: number;
  max: number;
  startId: string;
}

function Divider({ divider, label, classes, isHorizontal, size, min, max, startId }: DividerProps) {
  const labels = useLabelGroup('viewers');
  const { locale } = useUi();
  return (
    // biome-ignore lint/a11y/useSemanticElements: `hr` contains no grip, and this separator takes the focus
    <div
      aria-controls={startId}
      aria-label={label ?? labels.resizePanes}
      // The divider of panes side by side is a vertical line.
      aria-orientation={isHorizontal ? 'vertical' : 'horizontal'}
      aria-valuemax={max}
      aria-valuemin={min}
      aria-valuenow={Math.round(size)}
      aria-valuetext={formatNumber(locale, Math.round(size), { unit: 'percent' })}
      className={classes.divider()}
      data-dragging={divider.isDragging || undefined}
      data-part="divider"
      role="separator"
      tabIndex={0}
      {...divider.handlers}
    >
      <span className={classes.grip()} data-part="grip" />
    </div>
  );
}
