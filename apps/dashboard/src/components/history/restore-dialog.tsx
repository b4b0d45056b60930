import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Button } from '@unmuted/ui/button';
import { type FieldChange, FieldDiff } from '@unmuted/ui/diff-view';
import { RotateCwIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';

/** Lists the fields that differ between two sets of values. */
export type ChangesOf = (before: object, after: object) => readonly FieldChange[];

/** The labels as text. */
export const labelsOf = (changes: readonly FieldChange[]): string[] =>
  changes.flatMap(({ label }) => (typeof label === 'string' ? [label] : []));

export interface RestoreDialogProps {
  /** The fields that change, from the saved to the restored value. */
  changes: readonly FieldChange[];
  /** The formatted time of the version. */
  when: string;
  /** What the restored settings affect, such as listeners. */
  effect?: ReactNode;
  /** The form has unsaved changes. */
  isDirty: boolean;
  /** The viewer cannot change the settings. */
  isFixed: boolean;
  onRestore: () => Promise<unknown>;
}

/** Restores one version after a confirmation that names the fields it changes. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { changes, when, effect, isDirty, isFixed, onRestore } = props;
  const { t } = useLingui();
  return (
    <AlertDialog
      action={<Trans>Restore</Trans>}
      description={effect}
      onConfirm={onRestore}
      renderError={(reason) => <RestoreFailure changes={changes} reason={reason} />}
      size="lg"
      title={<Trans>Restore the version from {when}?</Trans>}
      tone="primary"
      trigger={
        <Button
          aria-label={t`Restore this version: ${when}`}
          className="justify-self-start"
          data-testid="restore-button"
          disabled={isFixed}
          size="sm"
          variant="ghost"
        >
          <RotateCwIcon />
          <Trans>Restore this version</Trans>
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="font-medium">
          <Trans>These settings will change:</Trans>
        </p>
        <FieldDiff changes={changes} />
        {isDirty && (
          <Alert tone="warning">
            <Trans>
              You have unsaved changes. They stay in the form; when you save them, you choose between them and
              the restored values.
            </Trans>
          </Alert>
        )}
      </div>
    </AlertDialog>
  );
}

/** Names the fields whose earlier values are no longer valid; otherwise the reason of the failure. */
function RestoreFailure({ reason, changes }: { reason: unknown } & Pick<RestoreDialogProps, 'changes'>) {
  const { i18n } = useLingui();
  const errors = reason instanceof ApiError && reason.status === 422 ? (reason.problem?.errors ?? []) : [];
  const invalid = new Set(errors.map(({ pointer }) => pointer.split('/')[1]));
  const labels = labelsOf(changes.filter(({ id }) => invalid.has(id)));
  if (labels.length === 0) return <CallFailure reason={reason} />;
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(labels);
  return (
    <Alert tone="danger">
      <Trans>This version can’t be restored because some of its values are no longer valid: {names}</Trans>
    </Alert>
  );
}
