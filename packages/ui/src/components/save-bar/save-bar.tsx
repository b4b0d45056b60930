import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '#/components/button/index.ts';
import { CircleAlertIcon, TriangleAlertIcon } from '#/components/icons/index.ts';
import { useCount } from '#/lib/use-count.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { saveBarVariants } from './save-bar.variants.ts';
import { useBarClearance } from './use-bar-clearance.ts';
import { useFocusOnClose } from './use-focus-on-close.ts';

/** Props of {@link SaveBar}. Accepts all `<section>` props. */
export interface SaveBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Shows the bar. Keep the component mounted while closed, so that its live region exists before the first change. */
  open: boolean;
  /** One sentence per change: "Name: Radio Aurora to Aurora Radio Galway". The first is shown, all are counted. */
  changes: readonly ReactNode[];
  /** Number of invalid fields. */
  errorCount?: number | undefined;
  /** Effect of saving: "Applies at once, no listener is disconnected.". */
  effect?: ReactNode;
  /** The effect is harmful, such as disconnecting listeners: shows a warning icon. */
  destructive?: boolean | undefined;
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
  errorCount = 0,
  effect,
  destructive = false,
  loading = false,
  onSave,
  onDiscard,
  saveLabel,
  actions,
  className,
  ref,
  ...rest
}: SaveBarProps) {
  const labels = useLabelGroup('actions');
  const countOf = useCount();
  const bar = useRef<HTMLElement>(null);
  const merged = useMergedRefs(ref, bar);
  useBarClearance(bar, open);
  useFocusOnClose(bar, open);
  const classes = saveBarVariants({ open });
  const count = labels.changeCount(...countOf(changes.length));
  const errors = errorCount > 0 ? labels.errorCount(...countOf(errorCount)) : null;
  return (
    <section
      aria-label={open ? labels.unsavedChanges : undefined}
      {...rest}
      ref={merged}
      data-ui="save-bar"
      data-state={open ? 'open' : 'closed'}
      className={classes.root({ className })}
    >
      <p className="ui:sr-only" data-part="status" role="status">
        {open ? [count, errors].filter(Boolean).join(', ') : null}
      </p>
      {open ? (
        <div className={classes.panel()} data-part="panel">
          <div className={classes.text()} data-part="text">
            <p className={classes.count()} data-part="count">
              <span data-part="changes">{count}</span>
              {errors === null ? null : (
                <span className={classes.errors()} data-part="errors">
                  <CircleAlertIcon />
                  {errors}
                </span>
              )}
            </p>
            <p className={classes.details()} data-part="details">
              {changes.length === 0 ? null : <span data-part="first">{changes[0]}. </span>}
              {changes.length > 1 ? (
                <span data-part="more">{labels.moreChanges(...countOf(changes.length - 1))} </span>
              ) : null}
              {effect === undefined ? null : (
                <span className={destructive ? classes.warning() : undefined} data-part="effect">
                  {destructive ? (
                    <TriangleAlertIcon className="ui:me-1 ui:inline-block ui:align-[-3px]" />
                  ) : null}
                  {effect}
                </span>
              )}
            </p>
          </div>
          <div className={classes.actions()} data-part="actions">
            {actions}
            {onDiscard ? (
              <Button disabled={loading} onClick={onDiscard} variant="ghost">
                {labels.discardChanges}
              </Button>
            ) : null}
            <Button loading={loading} onClick={onSave} type={onSave ? 'button' : 'submit'} variant="primary">
              {saveLabel ?? labels.saveChanges}
            </Button>
          </div>
        </div>
      ) : null}
    </section>
  );
}
