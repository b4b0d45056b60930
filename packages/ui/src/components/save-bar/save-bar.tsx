import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '#/components/button/index.ts';
import { CircleAlertIcon, TriangleAlertIcon } from '#/components/icons/index.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useWords } from '#/provider/ui-words.tsx';
import { saveBarVariants } from './save-bar.variants.ts';
import { useBarClearance } from './use-bar-clearance.ts';

/** Props of {@link SaveBar}. Accepts all `<section>` props. */
export interface SaveBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Shows the bar. Keep the component mounted while closed, so that its live region exists before the first change. */
  open: boolean;
  /** One sentence per change: "Name: Radio Aurora to Aurora Radio Galway". The first is shown, all are counted. */
  changes: readonly ReactNode[];
  /** Number of invalid fields. */
  problems?: number | undefined;
  /** Effect of saving: "Applies at once, no listener is disconnected.". */
  effect?: ReactNode;
  /** The effect is harmful, such as disconnecting listeners: shows a warning icon. */
  harmful?: boolean | undefined;
  /** Saving is in progress. */
  loading?: boolean | undefined;
  /** Called to save. Without it the button submits the surrounding form. */
  onSave?: (() => void) | undefined;
  /** Called to discard the changes; without it there is no such button. */
  onDiscard?: (() => void) | undefined;
  /** Label of the save button. */
  saveLabel?: ReactNode;
  /** Additional actions before saving, such as a review. */
  actions?: ReactNode;
}

/** A floating bar at the bottom of a changed form: changes, effect, Save and Discard. */
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
