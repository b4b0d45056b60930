import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { limits, type Product, type Webhook, type WebhookDraft } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { FormGroup } from '@unmuted/ui/form-layout';
import { Input } from '@unmuted/ui/input';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import type { BodySchema } from '#/components/form/validate.schema.ts';
import { onePagesQuery, productsQuery } from '#/data/lists/lists.queries.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { webhookEventList, webhookEventNames } from '#/features/account/webhooks/webhook.messages.ts';

/** The values of the form; null for all products of a kind. */
export type WebhookValues = Omit<WebhookDraft, 'stations' | 'sites'> & Pick<Webhook, 'stations' | 'sites'>;

export interface WebhookFormProps<Body> {
  action: ReactNode;
  schema: BodySchema<Body>;
  values: WebhookValues;
  toBody?: (values: WebhookValues) => unknown;
  save: (body: Body) => Promise<unknown>;
}

const sameValues = (values: WebhookValues): unknown => values;

/** Address, events and products of a webhook. */
export function WebhookForm<Body>({
  action,
  schema,
  values,
  toBody = sameValues,
  save,
}: WebhookFormProps<Body>) {
  const { t, i18n } = useLingui();
  const form = useContractForm<WebhookValues, Body>({
    schema,
    defaultValues: values,
    toBody,
    save: async (body) => {
      await save(body);
      return undefined;
    },
  });
  const { control, errorOf, register } = form;
  return (
    <DialogForm action={action} form={form}>
      <Field
        error={errorOf('url', {
          pattern: t`Enter the https address of a public server, such as https://radio.example/hooks.`,
        })}
        hint={<Trans>Receives a POST request with each message. Redirects are not followed.</Trans>}
        label={<Trans>Address</Trans>}
      >
        <Input
          {...register('url')}
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          inputMode="url"
          maxLength={limits.webhookUrl}
          placeholder="https://"
          spellCheck={false}
        />
      </Field>
      <Field error={errorOf('description')} label={<Trans>Description</Trans>} optional>
        <Input {...register('description')} autoComplete="off" maxLength={limits.webhookDescription} />
      </Field>
      <FormGroup title={<Trans>Events</Trans>}>
        <Controller
          control={control}
          name="events"
          render={({ field }) => (
            <Choices
              error={errorOf('events', { array_size: t`Choose at least one event.` })}
              onChange={field.onChange}
              options={webhookEventList.map((event) => ({
                value: event,
                label: i18n._(webhookEventNames[event]),
                description: event,
              }))}
              value={field.value}
            />
          )}
        />
      </FormGroup>
      <FormGroup title={<Trans>Casts</Trans>}>
        <Controller
          control={control}
          name="casts"
          render={({ field }) => (
            <ProductChoices
              all={<Trans>All casts, including those you get later</Trans>}
              empty={<Trans>There are no casts to choose from.</Trans>}
              error={errorOf('casts', { array_size: t`Choose at least one cast, station or site.` })}
              onChange={field.onChange}
              type="cast"
              value={field.value}
            />
          )}
        />
      </FormGroup>
      <FormGroup title={<Trans>Stations</Trans>}>
        <Controller
          control={control}
          name="stations"
          render={({ field }) => (
            <ProductChoices
              all={<Trans>All stations, including those you get later</Trans>}
              empty={<Trans>There are no stations to choose from.</Trans>}
              error={errorOf('stations')}
              onChange={field.onChange}
              type="station"
              value={field.value}
            />
          )}
        />
      </FormGroup>
      <FormGroup title={<Trans>One-page sites</Trans>}>
        <Controller
          control={control}
          name="sites"
          render={({ field }) => (
            <SiteChoices error={errorOf('sites')} onChange={field.onChange} value={field.value} />
          )}
        />
      </FormGroup>
    </DialogForm>
  );
}

interface ChoicesProps<Value extends string> {
  value: readonly Value[];
  options: readonly { value: Value; label: ReactNode; description?: string }[];
  error: string | undefined;
  onChange: (value: Value[]) => void;
}

/** Checkboxes of one list; the values stay in the order of the options. */
function Choices<Value extends string>({ value, options, error, onChange }: ChoicesProps<Value>) {
  return (
    <div className="grid gap-2.5">
      {options.map((option, index) => (
        <Checkbox
          checked={value.includes(option.value)}
          description={option.description && <code dir="ltr">{option.description}</code>}
          error={index === options.length - 1 ? error : undefined}
          key={option.value}
          label={option.label}
          onChange={({ currentTarget: { checked } }) =>
            onChange(
              options
                .map((each) => each.value)
                .filter((each) => (each === option.value ? checked : value.includes(each))),
            )
          }
        />
      ))}
    </div>
  );
}

interface AllOrChosenProps {
  /** Null for all products of the kind. */
  value: readonly string[] | null;
  error: string | undefined;
  onChange: (value: string[] | null) => void;
}

/** All products of a type, or chosen ones: casts by username, stations by id. */
function ProductChoices({
  type,
  ...props
}: AllOrChosenProps & Pick<AllOrChosenTexts, 'all' | 'empty'> & { type: Product['type'] }) {
  const { api } = useAccount();
  const products = useQuery(productsQuery(api)).data ?? [];
  const options = products
    .filter((product) => product.type === type)
    .map((product) => ({
      value: product.type === 'cast' ? product.username : product.stationId,
      label: <bdi>{product.name}</bdi>,
    }));
  return <AllOrChosen {...props} options={options} />;
}

/** All one-page sites, or chosen ones by username. */
function SiteChoices(props: AllOrChosenProps) {
  const { api } = useAccount();
  const sites = useQuery(onePagesQuery(api)).data ?? [];
  return (
    <AllOrChosen
      {...props}
      all={<Trans>All sites, including those you get later</Trans>}
      empty={<Trans>There are no sites to choose from.</Trans>}
      options={sites.map(({ username, title }) => ({ value: username, label: <bdi>{title}</bdi> }))}
    />
  );
}

interface AllOrChosenTexts {
  /** The label of all of them, and the text without any. */
  all: ReactNode;
  empty: ReactNode;
  options: ChoicesProps<string>['options'];
}

function AllOrChosen({ value, error, onChange, all, empty, options }: AllOrChosenProps & AllOrChosenTexts) {
  return (
    <>
      <Checkbox
        checked={value === null}
        error={value === null || options.length === 0 ? error : undefined}
        label={all}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? null : [])}
      />
      {value !== null &&
        (options.length > 0 ? (
          <Choices error={error} onChange={onChange} options={options} value={value} />
        ) : (
          <p className="text-13 text-fg-muted">{empty}</p>
        ))}
    </>
  );
}
