import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Controller } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { UrlInput } from '#/components/stream-status/url-input.tsx';
import { detectedServiceQuery } from '#/data/streaming-services/streaming-services.queries.ts';
import { serviceAddress } from '#/features/admin/streaming-services/service.schema.ts';
import type { ServiceStart } from '#/features/admin/streaming-services/service-start.ts';

export interface AddressStepProps {
  api: ApiClients;
  url: string;
  onStart: (start: ServiceStart) => void;
}

/** Asks for an address and finds out what answers there. */
export function AddressStep({ api, url, onStart }: AddressStepProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const form = useContractForm<{ url: string }, { url: string }>({
    schema: serviceAddress,
    defaultValues: { url },
    save: async (address) => {
      const detected = await client.fetchQuery(detectedServiceQuery(api, address.url));
      onStart({ url: address.url, detected });
      return undefined;
    },
  });
  const error = form.errorOf('url', {
    pattern: t`Enter a complete address, such as https://radio.example:8000/live.`,
  });
  return (
    <DialogForm action={<Trans>Find the stream</Trans>} form={form}>
      <Controller
        control={form.control}
        name="url"
        render={({ field }) => (
          <Field
            error={error}
            hint={
              form.isSaving ? (
                <Trans>Connecting. This takes up to 15 seconds.</Trans>
              ) : (
                <Trans>Icecast, SHOUTcast, HLS, or any other audio over HTTP.</Trans>
              )
            }
            label={<Trans>Address</Trans>}
          >
            <UrlInput onChange={field.onChange} value={field.value} />
          </Field>
        )}
      />
      <p className="-my-2 flex flex-wrap items-center gap-x-1 text-13 text-fg-muted">
        <Trans>Is the server not reachable now?</Trans>
        <Button
          onClick={() => onStart({ url: form.getValues('url').trim(), detected: null })}
          size="sm"
          variant="ghost"
        >
          <Trans>Enter by hand</Trans>
        </Button>
      </p>
    </DialogForm>
  );
}
