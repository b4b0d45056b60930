import type { ReactNode } from 'react';
import { Button } from '#/components/button/index.ts';
import { ArrowLeftIcon } from '#/components/icons/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { WizardStep } from './wizard.types.ts';
import { wizardVariants } from './wizard.variants.ts';

interface WizardFooterProps {
  previous: WizardStep | undefined;
  next: WizardStep | undefined;
  note: ReactNode;
  submitLabel: string | undefined;
  /** A check or the submission is in progress. */
  busy: boolean;
  onBack: () => void;
}

/** The buttons of a wizard. Next submits its form, so that Enter in a field does too. */
export function WizardFooter({ previous, next, note, submitLabel, busy, onBack }: WizardFooterProps) {
  const labels = useLabelGroup('wizard');
  const classes = wizardVariants();
  return (
    <div className={classes.footer()} data-part="footer">
      {previous ? (
        <Button
          aria-label={labels.backTo(previous.title)}
          className={classes.back()}
          disabled={busy}
          onClick={onBack}
          variant="ghost"
        >
          <ArrowLeftIcon className="ui:rtl:-scale-x-100" />
          {previous.title}
        </Button>
      ) : null}
      {note === undefined ? null : (
        <p className={classes.note()} data-part="note">
          {note}
        </p>
      )}
      <Button className={classes.next()} loading={busy} type="submit" variant="primary">
        {next ? labels.nextTo(next.title) : (submitLabel ?? labels.finish)}
      </Button>
    </div>
  );
}
