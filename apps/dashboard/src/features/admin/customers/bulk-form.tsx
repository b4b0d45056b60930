import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import {
  type AdminCustomerRow,
  type ApiClients,
  type CustomerBulkRequest,
  type CustomerBulkResult,
  limits,
} from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { MultiSelect } from '@unmuted/ui/multi-select';
import { Textarea } from '@unmuted/ui/textarea';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { runCustomerBulkAction } from '#/data/customers/customers.queries.ts';
import type { CustomerBulkAction } from '#/features/admin/customers/bulk-cost.ts';
import { CustomerTagsInput } from '#/features/admin/customers/customer-tags-input.tsx';
import { customerBulkRequest } from '#/features/admin/customers/customers.schema.ts';

export interface BulkFormProps {
  api: ApiClients;
  action: CustomerBulkAction;
  /** The customers that the action concerns. */
  customers: readonly AdminCustomerRow[];
  onDone: (result: CustomerBulkResult) => void;
}

interface Values {
  text: string;
  tags: readonly string[];
}

/** The text or the tags of a bulk action. */
export function BulkForm({ api, action, customers, onDone }: BulkFormProps) {
  const { mutateAsync } = useMutation(runCustomerBulkAction(api));
  const isSuspending = action === 'suspend';
  const hasText = isSuspending || action === 'message';
  const hasTags = action === 'tag' || action === 'untag';
  const form = useContractForm<Values, CustomerBulkRequest>({
    schema: customerBulkRequest,
    defaultValues: { text: '', tags: [] },
    toBody: ({ text, tags }) => ({
      action,
      ids: customers.map(({ id }) => id),
      text: hasText ? text : null,
      tags: hasTags ? tags : null,
    }),
    save: async (body) => {
      onDone(await mutateAsync(body));
      return undefined;
    },
  });
  const most = limits.customerTags;
  const labels: Record<CustomerBulkAction, ReactNode> = {
    suspend: <Trans context="a cast">Suspend</Trans>,
    unsuspend: <Trans>Lift the suspension</Trans>,
    message: <Trans>Send message</Trans>,
    tag: <Trans>Add tags</Trans>,
    untag: <Trans>Remove tags</Trans>,
  };
  return (
    <DialogForm action={labels[action]} danger={isSuspending} form={form}>
      {hasText && (
        <Field
          error={form.errorOf('text')}
          label={isSuspending ? <Trans>Reason</Trans> : <Trans>Message</Trans>}
        >
          <Textarea
            {...form.register('text')}
            dir="auto"
            maxLength={isSuspending ? limits.suspensionReason : limits.requestNote}
          />
        </Field>
      )}
      {hasTags && (
        <Controller
          control={form.control}
          name="tags"
          render={({ field: { value, onChange } }) => (
            <Field
              error={form.errorOf('tags')}
              hint={
                action === 'tag' && <Trans>Up to {most}, separated by commas, such as Trial, Partner.</Trans>
              }
              label={<Trans>Tags</Trans>}
            >
              {action === 'tag' ? (
                <CustomerTagsInput onValueChange={onChange} value={value} />
              ) : (
                <MultiSelect
                  max={limits.customerTags}
                  onValueChange={onChange}
                  options={tagsOf(customers)}
                  value={value}
                />
              )}
            </Field>
          )}
        />
      )}
    </DialogForm>
  );
}

/** The tags that at least one of the customers has. */
function tagsOf(customers: readonly AdminCustomerRow[]) {
  const tags = [...new Set(customers.flatMap((customer) => customer.tags))];
  return tags.sort((a, b) => a.localeCompare(b)).map((tag) => ({ value: tag, label: tag }));
}
