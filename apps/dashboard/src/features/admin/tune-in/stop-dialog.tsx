import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import {
  type ApiClients,
  limits,
  type TuneInBulkRequest,
  type TuneInBulkResult,
  type TuneInRow,
} from '@unmuted/api';
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
import { runTuneInBulkAction } from '#/data/admin-tune-in/admin-tune-in.queries.ts';
import { BulkResults } from '#/features/admin/casts/bulk-results.tsx';
import { tuneInBulkRequest } from '#/features/admin/tune-in/tune-in.schema.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export type TuneInAction = TuneInBulkRequest['action'];

export interface StopDialogProps {
  api: ApiClients;
  action: TuneInAction;
  selected: readonly TuneInRow[];
  onClose: () => void;
}

/** Says what an act on stations costs, asks for its reason, then shows the result of each. */
export function StopDialog({ api, action, selected, onClose }: StopDialogProps) {
  // The numbers are those of the moment in which the dialog was opened.
  const [stations] = useState(selected);
  const [result, setResult] = useState<TuneInBulkResult | null>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>
          {result ? <Trans>Result</Trans> : <Title action={action} count={stations.length} />}
        </DialogTitle>
        <DialogDescription>
          {result ? <Summary result={result} /> : <Cost action={action} stations={stations} />}
        </DialogDescription>
        {result ? (
          <>
            <BulkResults
              items={result.items}
              keyOf={({ id }) => id}
              nameOf={({ id }) => <bdi>{stations.find((station) => station.id === id)?.name}</bdi>}
            />
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="primary">
                  <Trans>Close</Trans>
                </Button>
              </DialogClose>
            </DialogFooter>
          </>
        ) : (
          <StopForm action={action} api={api} onDone={setResult} stations={stations} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Title({ action, count }: { action: TuneInAction; count: number }) {
  if (action === 'pause')
    return <Plural one="Pause TuneIn of # station?" other="Pause TuneIn of # stations?" value={count} />;
  if (action === 'disable')
    return <Plural one="Disable TuneIn of # station?" other="Disable TuneIn of # stations?" value={count} />;
  return <Plural one="Resume TuneIn of # station?" other="Resume TuneIn of # stations?" value={count} />;
}

/** The calls of a day are what the act stops. */
function Cost({ action, stations }: { action: TuneInAction; stations: readonly TuneInRow[] }) {
  const formats = useFormats();
  if (action === 'resume')
    return (
      <Trans>
        Calls start with the next song of each station. Until TuneIn accepts one, the state is “not confirmed
        yet”.
      </Trans>
    );
  const calls = stations.reduce((sum, { calls24h }) => sum + calls24h, 0);
  const count = formats.number(calls);
  return (
    <>
      <Trans>{count} calls were made for them in 24 hours; none are made until staff resume.</Trans>{' '}
      <Trans>TuneIn keeps showing the last song. The customers see the reason.</Trans>{' '}
      {action === 'disable' && <Trans>They cannot delete the settings until then.</Trans>}
    </>
  );
}

interface StopFormProps {
  api: ApiClients;
  action: TuneInAction;
  stations: readonly TuneInRow[];
  onDone: (result: TuneInBulkResult) => void;
}

function StopForm({ api, action, stations, onDone }: StopFormProps) {
  const { mutateAsync } = useMutation(runTuneInBulkAction(api));
  const hasReason = action !== 'resume';
  const form = useContractForm<{ reason: string }, TuneInBulkRequest>({
    schema: tuneInBulkRequest,
    defaultValues: { reason: '' },
    toBody: ({ reason }) => ({
      action,
      ids: stations.map(({ id }) => id),
      reason: hasReason ? reason : null,
    }),
    save: async (body) => {
      onDone(await mutateAsync(body));
      return undefined;
    },
  });
  const labels = {
    pause: <Trans>Pause</Trans>,
    disable: <Trans>Disable</Trans>,
    resume: <Trans>Resume</Trans>,
  };
  return (
    <DialogForm action={labels[action]} danger={action === 'disable'} form={form}>
      {hasReason && (
        <Field error={form.errorOf('reason')} label={<Trans>Reason</Trans>}>
          <Textarea {...form.register('reason')} dir="auto" maxLength={limits.requestNote} />
        </Field>
      )}
    </DialogForm>
  );
}

function Summary({ result: { items } }: { result: TuneInBulkResult }) {
  const failed = items.filter(({ outcome }) => outcome === 'failed').length;
  return (
    <>
      <Plural one="# station succeeded." other="# stations succeeded." value={items.length - failed} />{' '}
      {failed > 0 && <Plural one="# station failed." other="# stations failed." value={failed} />}
    </>
  );
}
