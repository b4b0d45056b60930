import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClients, limits, type StationRequestDraft, type StreamProbe } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Textarea } from '@unmuted/ui/textarea';
import { useToast } from '@unmuted/ui/toast';
import type { SubmitEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { validate } from '#/components/form/validate.schema.ts';
import { type NewStationValues, nameFrom, streamBody } from '#/components/new-station/new-station.ts';
import { StationNameFields, StreamFields } from '#/components/new-station/new-station-fields.tsx';
import { ProbeResult } from '#/components/stream-status/probe-result.tsx';
import { streamAdvice } from '#/components/stream-status/stream-problem.messages.ts';
import { castOverviewQuery } from '#/data/casts/casts.queries.ts';
import { requestStation, tryAddress } from '#/data/product-requests/product-requests.queries.ts';
import {
  serviceAddress,
  stationRequestDraft,
} from '#/features/dashboard/first-day/product-request.schema.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface StationRequestDialogProps {
  api: ApiClients;
  onClose: () => void;
}

/** Requests a station. An address is tested before the request can be sent. */
export function StationRequestDialog({ api, onClose }: StationRequestDialogProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        // A click beside the dialog would discard what was entered.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogTitle>
          <Trans>Request a station</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            A station shows whether your stream is heard and what it plays. Your provider answers by email.
          </Trans>
        </DialogDescription>
        <RequestForm api={api} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function RequestForm({ api, onClose }: StationRequestDialogProps) {
  const casts = useQuery(castOverviewQuery(api)).data?.items ?? [];
  const form = useRequestForm(api, { hasCasts: casts.length > 0, onClose });
  const test = useAddressTest(api, form);
  return (
    <DialogForm
      action={
        test.isNeeded ? (
          <Trans>Test the address</Trans>
        ) : test.isDead ? (
          <Trans>Send anyway</Trans>
        ) : (
          <Trans>Send request</Trans>
        )
      }
      form={{
        failure: test.failure ?? form.failure,
        isSaving: form.isSaving || test.isPending,
        onSubmit: test.isNeeded ? test.submit : form.onSubmit,
      }}
    >
      <StreamFields
        casts={casts.map(({ name, now: { username } }) => ({ value: username, label: name, note: username }))}
        form={form}
        kinds={casts.length > 0 ? ['cast', 'url'] : ['url']}
      >
        {test.probe && <TestResult probe={test.probe} />}
      </StreamFields>
      <StationNameFields form={form} />
      <Field
        error={form.errorOf('note')}
        hint={<Trans>For your provider, such as when you start or what you want to ask.</Trans>}
        label={<Trans>Note</Trans>}
        optional
      >
        <Textarea {...form.register('note')} dir="auto" maxLength={limits.requestNote} />
      </Field>
    </DialogForm>
  );
}

type RequestFormState = ReturnType<typeof useRequestForm>;

function useRequestForm(api: ApiClients, { hasCasts, onClose }: { hasCasts: boolean; onClose: () => void }) {
  const toasts = useToast();
  const timezone = useTimeZone() ?? 'UTC';
  const { mutateAsync } = useMutation(requestStation(api));
  return useContractForm<NewStationValues, StationRequestDraft>({
    schema: stationRequestDraft,
    nested: true,
    defaultValues: {
      name: '',
      timezone,
      stream: { kind: hasCasts ? 'cast' : 'url', username: null, id: null, url: '' },
      note: '',
    },
    toBody: ({ stream, ...rest }) => ({ ...rest, stream: streamBody(stream) }),
    save: async (body) => {
      await mutateAsync(body);
      onClose();
      toasts.show({
        tone: 'success',
        title: <Trans>Request sent</Trans>,
        description: <Trans>Your provider answers by email, and the answer appears here.</Trans>,
      });
      return undefined;
    },
  });
}

/** The test of the entered address. A result belongs to the address that it was made for. */
function useAddressTest(api: ApiClients, { control, setValue, getValues }: RequestFormState) {
  const { mutate, data, error, variables, isPending } = useMutation(tryAddress(api));
  const { kind, url } = useWatch({ control, name: 'stream' });
  const address = kind === 'url' ? validate(serviceAddress, { url }).body?.url : undefined;
  const isTested = address !== undefined && address === variables;
  const probe = isTested && !isPending ? data : undefined;
  return {
    probe,
    isPending,
    isDead: probe !== undefined && probe.state !== 'up',
    failure: isTested && error ? { error } : null,
    /** An address that is not valid is refused by the form. */
    isNeeded: address !== undefined && probe === undefined,
    submit(event?: SubmitEvent<HTMLFormElement>) {
      event?.preventDefault();
      if (address === undefined || isPending) return;
      mutate(address, {
        onSuccess: ({ icyName }) => {
          const name = nameFrom(icyName);
          if (name !== '' && getValues('name') === '') setValue('name', name, { shouldDirty: true });
        },
      });
    },
  };
}

const showOnMount = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function TestResult({ probe }: { probe: StreamProbe }) {
  const { i18n } = useLingui();
  return (
    // The button that was pressed can be far below.
    <div className="grid gap-3" ref={showOnMount}>
      {probe.state === 'up' ? (
        <Alert title={<Trans>Audio was received from this address</Trans>} tone="success" />
      ) : (
        <Alert title={<Trans>No audio came from this address</Trans>} tone="warning">
          {i18n._(streamAdvice(probe.state, probe.problem))}{' '}
          <Trans>You can send the request all the same: your provider sees the address.</Trans>
        </Alert>
      )}
      <ProbeResult probe={probe} />
    </div>
  );
}
