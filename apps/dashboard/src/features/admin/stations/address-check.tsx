import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ContractForm } from '#/components/form/use-contract-form.ts';
import { validate } from '#/components/form/validate.schema.ts';
import { type NewStationValues, nameFrom } from '#/components/new-station/new-station.ts';
import { detectedServiceQuery } from '#/data/streaming-services/streaming-services.queries.ts';
import { Candidates } from '#/features/admin/streaming-services/candidates.tsx';
import { serviceAddress } from '#/features/admin/streaming-services/service.schema.ts';
import { errorText } from '#/i18n/notice.messages.ts';

export interface AddressCheckProps {
  api: ApiClients;
  form: ContractForm<NewStationValues>;
}

/** Finds out on request what answers at the address; of a server with several streams, one is chosen. */
export function AddressCheck({ api, form }: AddressCheckProps) {
  const { i18n } = useLingui();
  const url = useWatch({ control: form.control, name: 'stream.url' });
  /** The address that was asked: a chosen stream of the server replaces it in the field. */
  const [asked, setAsked] = useState<string | null>(null);
  const { data, error, isFetching } = useQuery({
    ...detectedServiceQuery(api, asked ?? ''),
    enabled: asked !== null,
  });
  const client = useQueryClient();
  async function find(wanted: string) {
    setAsked(wanted);
    const found = await client.fetchQuery(detectedServiceQuery(api, wanted)).catch(() => null);
    const name = nameFrom(found?.name ?? null);
    if (name !== '' && form.getValues('name') === '') form.setValue('name', name, { shouldDirty: true });
  }
  const address = validate(serviceAddress, { url }).body?.url;
  const known = data && [asked, data.url, ...data.candidates].includes(url.trim()) ? data : undefined;
  return (
    <div className="-mt-2 grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-fg-muted">
        <Button
          disabled={address === undefined}
          loading={isFetching}
          onClick={() => void find(address ?? '')}
          size="sm"
        >
          <Trans>Find the stream</Trans>
        </Button>
        {isFetching ? (
          <Trans>Connecting. This takes up to 15 seconds.</Trans>
        ) : (
          !known && <Trans>Optional: a server that does not answer now can be added, too.</Trans>
        )}
      </p>
      {error && asked === address && (
        <p className="text-13 text-danger-text" role="alert">
          {errorText(i18n, error)}
        </p>
      )}
      {known && (
        <Candidates
          api={api}
          chosen={url.trim() === asked ? known.url : url.trim()}
          detected={known}
          onChoose={(next) => form.setValue('stream.url', next, { shouldDirty: true })}
        />
      )}
    </div>
  );
}
