import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type WebhookDraft, type WebhookKind } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { FormGroup } from '@unmuted/ui/form-layout';
import { Input } from '@unmuted/ui/input';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import type { BodySchema } from '#/components/form/validate.schema.ts';
import { webhookEventList, webhookEventNames } from '#/features/account/webhooks/webhook.messages.ts';
import {
  useWebhookProducts,
  type WebhookProducts,
  webhookKindList,
  webhookKindTexts,
} from '#/features/account/webhooks/webhook-products.ts';

/** The values of the form; null for all products of a kind. */
export type WebhookValues = Omit<WebhookDraft, WebhookKind> & WebhookProducts;

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
  const products = useWebhookProducts();
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
      {webhookKindList.map((kind) => (
        <FormGroup key={kind} title={i18n._(webhookKindTexts[kind].title)}>
          <Controller
            control={control}
            name={kind}
            render={({ field }) => (
              <AllOrChosen
                error={errorOf(kind, { array_size: t`Choose at least one product.` })}
                kind={kind}
                onChange={field.onChange}
                options={products[kind].map(({ value, name }) => ({ value, label: <bdi>{name}</bdi> }))}
                value={field.value}
              />
            )}
          />
        </FormGroup>
      ))}
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
  kind: WebhookKind;
  /** Null for all products of the kind. */
  value: readonly string[] | null;
  options: ChoicesProps<string>['options'];
  error: string | undefined;
  onChange: (value: string[] | null) => void;
}

/** All products of a kind, or chosen ones. */
function AllOrChosen({ kind, value, options, error, onChange }: AllOrChosenProps) {
  const { i18n } = useLingui();
  const { allAndLater, empty } = webhookKindTexts[kind];
  return (
    <>
      <Checkbox
        checked={value === null}
        error={value === null || options.length === 0 ? error : undefined}
        label={i18n._(allAndLater)}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? null : [])}
      />
      {value !== null &&
        (options.length > 0 ? (
          <Choices error={error} onChange={onChange} options={options} value={value} />
        ) : (
          <p className="text-13 text-fg-muted">{i18n._(empty)}</p>
        ))}
    </>
  );
}
