import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '#/components/button/index.ts';
import { CircleAlertIcon, TriangleAlertIcon } from '#/components/icons/index.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useWords } from '#/provider/ui-words.tsx';
import { saveBarVariants } from './save-bar.variants.ts';
import { useBarClearance } from './use-bar-clearance.ts';

/** Props of {@link SaveBar}: those of a `<section>`. */
export interface SaveBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Something is changed: the bar is shown. Keep it rendered while nothing is, or its first words are not read out. */
  open: boolean;
  /** What changed, one sentence a change: "Name: Radio Aurora to Aurora Radio Galway". The first is shown, all are counted. */
  changes: readonly ReactNode[];
  /** How many fields are wrong. */
  problems?: number | undefined;
  /** What saving does to the air: "Applies at once, no listener is cut.". */
  effect?: ReactNode;
  /** That is harmful, such as cutting listeners: it is shown with a sign of warning. */
  harmful?: boolean | undefined;
  /** It is being saved. */
  loading?: boolean | undefined;
  /** Saves. Without it the button submits the form it stands in. */
  onSave?: (() => void) | undefined;
  /** Forgets the changes; no such button without it. */
  onDiscard?: (() => void) | undefined;
  /** What the button says, where it is more than saving. */
  saveLabel?: ReactNode;
  /** More to do before saving, such as reviewing. */
  actions?: ReactNode;
}

/** Floats over the lower edge of a changed form: what changed, what saving does, Save and Discard. */
export function SaveBar({
  open,
  changes,
  problems = 0,
  effect,
  harmful = false,
  loading = false,
  onSave,
  onDiscard,
  saveLabel,
  actions,
  className,
  ref,
  ...rest
}: SaveBarProps) {
  const words = useWords('actions');
  const bar = useRef<HTMLElement>(null);
  const merged = useMergedRefs(ref, bar);
  useBarClearance(bar, open);
  const classes = saveBarVariants({ open });
  const count = words.changes(changes.length);
  const wrong = problems > 0 ? words.toFix(problems) : null;
  return (
    <section
      aria-label={open ? words.unsavedChanges : undefined}
      {...rest}
      ref={merged}
      data-ui="save-bar"
      data-state={open ? 'open' : 'closed'}
      className={classes.root({ className })}
    >
      <p className="ui:sr-only" data-part="said" role="status">
        {open ? [count, wrong].filter(Boolean).join(', ') : null}
      </p>
      {open ? (
        <div className={classes.panel()} data-part="panel">
          <div className={classes.words()} data-part="words">
            <p className={classes.count()} data-part="count">
              <span data-part="changes">{count}</span>
              {wrong === null ? null : (
                <span className={classes.wrong()} data-part="problems">
                  <CircleAlertIcon />
                  {wrong}
                </span>
              )}
            </p>
            <p className={classes.details()} data-part="details">
              {changes.length === 0 ? null : <span data-part="first">{changes[0]}. </span>}
              {changes.length > 1 ? (
                <span data-part="more">{words.moreChanges(changes.length - 1)} </span>
              ) : null}
              {effect === undefined ? null : (
                <span className={harmful ? classes.harm() : undefined} data-part="effect">
                  {harmful ? <TriangleAlertIcon className="ui:me-1 ui:inline-block ui:align-[-3px]" /> : null}
                  {effect}
                </span>
              )}
            </p>
          </div>
          <div className={classes.actions()} data-part="actions">
            {actions}
            {onDiscard ? (
              <Button disabled={loading} onClick={onDiscard} variant="ghost">
                {words.discardChanges}
              </Button>
            ) : null}
            <Button loading={loading} onClick={onSave} type={onSave ? 'button' : 'submit'} variant="primary">
              {saveLabel ?? words.saveChanges}
            </Button>
          </div>
        </div>
      ) : null}
    </section>
  );
}
