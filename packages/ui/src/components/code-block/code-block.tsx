import type { ComponentProps, ReactNode } from 'react';
import { CopyButton } from '#/components/copy-button/index.ts';
import { Tabs, TabsList, TabsPanel, TabsTab } from '#/components/tabs/index.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/** One of several equivalent samples. */
export interface CodeSample {
  /** Unique id. */
  readonly id: string;
  /** Tab label ("curl", "JavaScript"). */
  readonly label: string;
  /** The code. */
  readonly code: string;
}

/** @inline */
interface CodeBlockOwnProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'defaultValue'> {
  /** Accessible name of the scrollable region ("Embed code"). */
  label: string;
  /** Wraps long lines instead of scrolling. */
  wrap?: boolean | undefined;
}

/** @inline */
interface SingleSampleProps {
  /** The code. */
  code: string;
  /** Visually hides the label. */
  hideLabel?: boolean | undefined;
  samples?: undefined;
}

/** @inline */
interface MultipleSamplesProps {
  /** Equivalent samples, one visible at a time. */
  samples: readonly CodeSample[];
  /** Id of the controlled sample, for example shared by every block of a page. */
  sample?: string | undefined;
  /** Id of the initial sample. */
  defaultSample?: string | undefined;
  /** Called with the id of the selected sample. */
  onSampleChange?: ((id: string) => void) | undefined;
  code?: undefined;
}

/** Props of {@link CodeBlock}: `code`, or `samples` with tabs. */
export type CodeBlockProps = CodeBlockOwnProps & (SingleSampleProps | MultipleSamplesProps);

/** Read-only code with a copy button. It is left to right in RTL layouts too. */
export function CodeBlock(props: CodeBlockProps) {
  return props.samples === undefined ? <Single {...props} /> : <Multiple {...props} />;
}

const FRAME = 'ui:overflow-hidden ui:rounded-tile ui:border ui:border-border ui:bg-surface-sunken ui:text-13';
const HEAD =
  'ui:flex ui:min-h-10 ui:items-center ui:justify-between ui:gap-2 ui:border-b ui:border-border ui:ps-3 ui:pe-1';

function Single({
  label,
  hideLabel = false,
  code,
  wrap = false,
  samples: _none,
  className,
  ...rest
}: CodeBlockOwnProps & SingleSampleProps) {
  const labels = useLabelGroup('display');
  const copy = <CopyButton aria-label={labels.copyNamed(label)} text={code} />;
  return (
    <div data-ui="code-block" {...rest} className={cx(FRAME, 'ui:relative', className)}>
      {hideLabel ? (
        <div
          className="ui:absolute ui:end-1 ui:top-1 ui:rounded-control ui:bg-surface-sunken"
          data-part="copy"
        >
          {copy}
        </div>
      ) : (
        <div className={HEAD} data-part="head">
          <span className="ui:min-w-0 ui:truncate ui:text-fg-muted" data-part="label">
            {label}
          </span>
          {copy}
        </div>
      )}
      <Pre className={hideLabel ? 'ui:pe-12' : undefined} label={label} wrap={wrap}>
        {code}
      </Pre>
    </div>
  );
}

function Multiple({
  label,
  samples,
  sample,
  defaultSample,
  onSampleChange,
  wrap = false,
  code: _none,
  className,
  ...rest
}: CodeBlockOwnProps & MultipleSamplesProps) {
  const [selected, choose] = useControllableState({
    value: sample,
    defaultValue: defaultSample ?? samples[0]?.id ?? '',
    onChange: onSampleChange,
  });
  const labels = useLabelGroup('display');
  const shown = samples.find(({ id }) => id === selected);
  return (
    <div data-ui="code-block" {...rest} className={cx(FRAME, className)}>
      <Tabs onValueChange={choose} value={selected}>
        <div
          className={cx(HEAD, 'ui:[&>[data-part=bar]]:min-w-0 ui:[&>[data-part=bar]]:border-b-0')}
          data-part="head"
        >
          <TabsList aria-label={label} className="ui:text-13">
            {samples.map(({ id, label: word }) => (
              <TabsTab key={id} value={id}>
                {word}
              </TabsTab>
            ))}
          </TabsList>
          {shown ? (
            <CopyButton aria-label={labels.copyNamed(`${label}, ${shown.label}`)} text={shown.code} />
          ) : null}
        </div>
        {samples.map(({ id, label: word, code }) => (
          // The code inside takes the focus, because it scrolls.
          <TabsPanel key={id} tabIndex={-1} value={id}>
            <Pre label={`${label}, ${word}`} wrap={wrap}>
              {code}
            </Pre>
          </TabsPanel>
        ))}
      </Tabs>
    </div>
  );
}

interface PreProps {
  label: string;
  wrap: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function Pre({ label, wrap, className, children }: PreProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: this scrollable region cannot be a `section`
    <pre
      aria-label={label}
      className={cx(
        'ui:overflow-x-auto ui:p-3 ui:font-mono ui:leading-5 ui:tracking-normal ui:text-fg ui:focus-visible:-outline-offset-2',
        wrap && 'ui:whitespace-pre-wrap ui:wrap-anywhere',
        className,
      )}
      data-part="code"
      dir="ltr"
      role="region"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard accessible
      tabIndex={0}
    >
      <code>{children}</code>
    </pre>
  );
}
