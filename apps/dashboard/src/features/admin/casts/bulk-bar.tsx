import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ApiClients, type BulkRequest, type BulkResult, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Textarea } from '@unmuted/ui/textarea';
import { useState } from 'react';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { runBulkAction } from '#/data/admin-casts/cast-life.queries.ts';
import { bulkRequest } from '#/features/admin/casts/bulk.schema.ts';
import { BulkResults } from '#/features/admin/casts/bulk-results.tsx';

type Action = BulkRequest['action'];

const nameOf = ({ username }: BulkResult['items'][number]) => username;

export interface BulkBarProps {
  onAct: (action: Action) => void;
}

/** Actions on the selected casts. */
export function BulkBar({ onAct }: BulkBarProps) {
  return (
    <>
      <Button onClick={() => onAct('message')} size="sm">
        <Trans>Send message…</Trans>
      </Button>
      <Button onClick={() => onAct('restart')} size="sm">
        <Trans>Restart…</Trans>
      </Button>
      <Button onClick={() => onAct('unsuspend')} size="sm">
        <Trans>Lift the suspension…</Trans>
      </Button>
      <Button onClick={() => onAct('suspend')} size="sm" variant="danger-outline">
        <Trans context="a cast">Suspend…</Trans>
      </Button>
    </>
  );
}

export interface BulkDialogProps {
  api: ApiClients;
  action: Action;
  usernames: readonly string[];
  onClose: () => void;
}

/** Confirms an action on several casts, then shows the result of each. */
export function BulkDialog(props: BulkDialogProps) {
  const { usernames, onClose } = props;
  const [result, setResult] = useState<BulkResult | null>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>
          {result ? <Trans>Result</Trans> : <BulkTitle action={props.action} count={usernames.length} />}
        </DialogTitle>
        {result ? (
          <>
            <DialogDescription>
              <ResultSummary result={result} />
            </DialogDescription>
            <BulkResults items={result.items} keyOf={nameOf} nameOf={nameOf} />
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="primary">
                  <Trans>Close</Trans>
                </Button>
              </DialogClose>
            </DialogFooter>
          </>
        ) : (
          <>
            <DialogDescription className="wrap-anywhere">
              <Effect action={props.action} /> {usernames.join(', ')}
            </DialogDescription>
            <BulkForm {...props} onDone={setResult} />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

function BulkTitle({ action, count }: { action: Action; count: number }) {
  switch (action) {
    case 'suspend':
      return <Plural one="Suspend # cast?" other="Suspend # casts?" value={count} />;
    case 'unsuspend':
      return (
        <Plural one="Lift the suspension of # cast?" other="Lift the suspension of # casts?" value={count} />
      );
    case 'restart':
      return <Plural one="Restart # cast?" other="Restart # casts?" value={count} />;
    default:
      return <Plural one="Send a message about # cast" other="Send a message about # casts" value={count} />;
  }
}

function Effect({ action }: { action: Action }) {
  switch (action) {
    case 'suspend':
      return <Trans>Their sources and listeners are disconnected. The customers see the reason.</Trans>;
    case 'unsuspend':
      return <Trans>Sources and listeners can connect again.</Trans>;
    case 'restart':
      return <Trans>Their sources are disconnected and reconnect by themselves.</Trans>;
    default:
      return <Trans>Each owner receives one email in their language around your text.</Trans>;
  }
}

function BulkForm({
  api,
  action,
  usernames,
  onDone,
}: BulkDialogProps & { onDone: (result: BulkResult) => void }) {
  const { mutateAsync } = useMutation(runBulkAction(api));
  const needsText = action === 'suspend' || action === 'message';
  const form = useContractForm<{ text: string }, BulkRequest>({
    schema: bulkRequest,
    defaultValues: { text: '' },
    toBody: ({ text }) => ({ action, usernames, text: needsText ? text : null }),
    save: async (body) => {
      onDone(await mutateAsync(body));
      return undefined;
    },
  });
  const labels: Record<Action, React.ReactNode> = {
    suspend: <Trans context="a cast">Suspend</Trans>,
    unsuspend: <Trans>Lift the suspension</Trans>,
    restart: <Trans>Restart</Trans>,
    message: <Trans>Send message</Trans>,
  };
  return (
    <DialogForm action={labels[action]} danger={action === 'suspend'} form={form}>
      {needsText && (
        <Field
          error={form.errorOf('text')}
          label={action === 'suspend' ? <Trans>Reason</Trans> : <Trans>Message</Trans>}
        >
          <Textarea
            {...form.register('text')}
            dir="auto"
            maxLength={action === 'suspend' ? limits.suspensionReason : limits.requestNote}
          />
        </Field>
      )}
    </DialogForm>
  );
}

function ResultSummary({ result: { items } }: { result: BulkResult }) {
  const failed = items.filter(({ outcome }) => outcome === 'failed').length;
  const done = items.length - failed;
  return (
    <>
      <Plural one="# cast succeeded." other="# casts succeeded." value={done} />{' '}
      {failed > 0 && <Plural one="# cast failed." other="# casts failed." value={failed} />}
    </>
  );
}
