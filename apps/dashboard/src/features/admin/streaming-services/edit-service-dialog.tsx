import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClients, ServiceChange, StreamingService, StreamingServiceRow } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { conflictOf } from '#/components/edit-form/conflict.ts';
import { ConflictDialog, type ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { RestoredNote } from '#/components/form/restored-note.tsx';
import { serviceTypeNames } from '#/components/service-type/service-type.messages.ts';
import { keepService, updateService } from '#/data/streaming-services/streaming-services.queries.ts';
import {
  AddressFields,
  type AddressValues,
  addressBody,
  PollField,
} from '#/features/admin/streaming-services/address-fields.tsx';
import { serviceChange } from '#/features/admin/streaming-services/service.schema.ts';
import { changeOf } from '#/features/admin/streaming-services/service-acts.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface EditServiceDialogProps {
  api: ApiClients;
  service: StreamingServiceRow;
  onClose: () => void;
}

/** Edits the label, the address and the interval of a service. */
export function EditServiceDialog(props: EditServiceDialogProps) {
  const { label, stationCount } = props.service;
  return (
    <Dialog onOpenChange={(open) => !open && props.onClose()} open>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          <Trans>
            Edit <bdi>{label}</bdi>
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Plural
            _0="No station plays it."
            one="# station plays it and follows a changed address at once."
            other="# stations play it and follow a changed address at once."
            value={stationCount}
          />{' '}
          <Trans>With another address, the checks start anew.</Trans>
        </DialogDescription>
        <EditServiceForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

function EditServiceForm({ api, service, onClose }: EditServiceDialogProps) {
  const [resource, setResource] = useState(service);
  const form = useServiceForm({ api, resource, setResource, onClose });
  const { draft, change, errorOf } = form;
  return (
    <DialogForm
      action={<Trans>Save changes</Trans>}
      form={{
        failure: form.failure,
        isSaving: form.isSaving,
        onSubmit: (event) => {
          event?.preventDefault();
          void form.save();
        },
      }}
    >
      {form.isRestored && <RestoredNote />}
      <Field error={errorOf('/label')} label={<Trans context="of a streaming service">Label</Trans>}>
        <Input
          autoComplete="off"
          dir="auto"
          maxLength={60}
          onChange={(event) => change({ label: event.target.value })}
          value={draft.label}
        />
      </Field>
      <AddressFields
        errorOf={(field, own) => errorOf(`/${field}`, own)}
        onChange={(part) => change(part)}
        values={draft}
      />
      <PollField error={errorOf('/pollS')} onChange={(pollS) => change({ pollS })} value={draft.pollS} />
      <ServiceConflict form={form} />
    </DialogForm>
  );
}

interface ServiceFormOptions extends Omit<EditServiceDialogProps, 'service'> {
  resource: StreamingServiceRow;
  setResource: (service: StreamingServiceRow) => void;
}

function useServiceForm({ api, resource, setResource, onClose }: ServiceFormOptions) {
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(updateService(api, resource.id));
  return useEditForm<AddressValues, StreamingServiceRow, ServiceChange>({
    name: `service-${resource.id}`,
    resource,
    setResource,
    valuesOf: ({ label, type, url, mount, sid, pollS }) => ({
      label,
      type: type === 'cast' ? 'url' : type,
      url: url ?? '',
      mount: mount ?? '',
      sid,
      pollS,
    }),
    schema: serviceChange,
    toBody: (values) => ({ ...addressBody(values), isPaused: changeOf(resource, {}).isPaused }),
    save: mutateAsync,
    conflictOf: (error) => {
      const theirs = conflictOf<StreamingService>(error);
      if (!theirs) return null;
      // Fields that were not edited follow, and so do values that the form does not have.
      setResource(theirs);
      void keepService(client, theirs);
      return theirs;
    },
    onSaved: () => {
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Service saved</Trans> });
    },
  });
}

function ServiceConflict({ form }: { form: ReturnType<typeof useServiceForm> }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const { theirs, draft } = form;
  if (!theirs) return null;
  const fieldOf = (
    id: keyof AddressValues,
    label: string,
    textOf: (values: AddressValues) => string | null,
  ): ConflictField[] =>
    draft[id] === theirs[id] ? [] : [{ id, label, mine: textOf(draft), theirs: textOf(theirs) }];
  const fields = [
    ...fieldOf('label', t({ message: 'Label', context: 'of a streaming service' }), ({ label }) => label),
    ...fieldOf('type', t`Type`, ({ type }) => i18n._(serviceTypeNames[type])),
    ...fieldOf('url', t`Address`, ({ url }) => url),
    ...fieldOf('mount', t`Mount`, ({ mount }) => mount || null),
    ...fieldOf('sid', t`Stream ID`, ({ sid }) => (sid === null ? null : String(sid))),
    ...fieldOf('pollS', t`Interval`, ({ pollS }) => (pollS === null ? null : formats.duration(pollS))),
  ];
  return (
    <ConflictDialog
      fields={fields}
      onClose={form.closeConflict}
      onSave={(mine) => void form.saveOver(mine)}
      onTakeTheirs={form.takeTheirs}
    />
  );
}
