import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { AdminCustomer, ApiClients, StreamingServiceRow } from '@unmuted/api';
import { Skeleton } from '@unmuted/ui/skeleton';
import type { ReactNode } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import type { BodySchema } from '#/components/form/validate.schema.ts';
import { type NewStationValues, type StreamKind, streamBody } from '#/components/new-station/new-station.ts';
import { StationNameFields, StreamFields } from '#/components/new-station/new-station-fields.tsx';
import { serviceTypeNames } from '#/components/service-type/service-type.messages.ts';
import { customerQuery } from '#/data/customers/customers.queries.ts';
import { accountServicesQuery } from '#/data/streaming-services/streaming-services.queries.ts';
import { AddressCheck } from '#/features/admin/stations/address-check.tsx';

export interface StaffStationFormProps<Body> {
  api: ApiClients;
  /** Whose casts and services can be played. */
  accountId: string;
  schema: BodySchema<Body>;
  values: Omit<NewStationValues, 'note'>;
  action: ReactNode;
  /** What the body has besides the name, the time zone and the stream. */
  more?: object;
  save: (body: Body) => Promise<unknown>;
}

/** Name, time zone and stream of a station that staff create. */
export function StaffStationForm<Body>(props: StaffStationFormProps<Body>) {
  const { api, accountId } = props;
  const customer = useQuery(customerQuery(api, accountId));
  const services = useQuery(accountServicesQuery(api, accountId));
  const error = customer.error ?? services.error;
  if (error && !(customer.data && services.data))
    return (
      <div className="mt-5">
        <CallFailure reason={error} />
      </div>
    );
  if (!customer.data || !services.data) return <Skeleton className="mt-5" height={280} />;
  return <Form {...props} products={customer.data.productList} services={services.data.items} />;
}

/** The dialog has the focus while the form is loaded. */
const focusFirst = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>('input:checked, input')?.focus();

interface FormProps<Body> extends StaffStationFormProps<Body> {
  products: AdminCustomer['productList'];
  services: readonly StreamingServiceRow[];
}

function Form<Body>({ api, schema, values, action, more, save, products, services }: FormProps<Body>) {
  const { i18n } = useLingui();
  const casts = products.flatMap(({ kind, username, name, state }) =>
    kind === 'cast' && username !== null && state !== 'terminated'
      ? [{ value: username, label: name, note: username }]
      : [],
  );
  const kinds: StreamKind[] = [
    ...(casts.length > 0 ? (['cast'] as const) : []),
    ...(services.length > 0 ? (['service'] as const) : []),
    'url',
  ];
  const form = useContractForm<NewStationValues, Body>({
    schema,
    nested: true,
    // What the account does not have, or no longer, can't be chosen.
    defaultValues: {
      ...values,
      note: '',
      stream: { ...values.stream, kind: kinds.find((kind) => kind === values.stream.kind) ?? 'url' },
    },
    toBody: ({ name, timezone, stream }) => ({ ...more, name, timezone, stream: streamBody(stream) }),
    save: async (body) => {
      await save(body);
      return undefined;
    },
  });
  return (
    <DialogForm action={action} form={form}>
      <div className="contents" ref={focusFirst}>
        <StreamFields
          casts={casts}
          form={form}
          kinds={kinds}
          services={services.map(({ id, label, url, type }) => ({
            value: id,
            label,
            description: url ?? undefined,
            note: i18n._(serviceTypeNames[type]),
          }))}
        >
          <AddressCheck api={api} form={form} />
        </StreamFields>
      </div>
      <StationNameFields form={form} />
    </DialogForm>
  );
}
