import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Select } from '@unmuted/ui/select';
import { useId, useState } from 'react';
import { customerQuery } from '#/data/customers/customers.queries.ts';
import { type Locale, localeNames, locales } from '#/i18n/locales.ts';

/** A remark that reviews often need. The customer reads it in their own language, whatever that of the page is. */
export interface CannedReason<Field extends string = string> {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly field: Field;
  readonly texts: Readonly<Record<Locale, string>>;
}

/** The reason that goes with comments, if none was written. */
export type CannedSummary = Readonly<Record<Locale, string>>;

/** The language in which a customer reads comments; English until it is known. */
export function useCustomerLanguage(api: ApiClients, customerId: string): Locale {
  return useQuery(customerQuery(api, customerId)).data?.locale ?? 'en';
}

export interface ReadySentencesProps<Reason extends CannedReason> {
  api: ApiClients;
  customerId: string;
  reasons: readonly Reason[];
  /** Adds a comment on a field. */
  onChoose: (reason: Reason, language: Locale) => void;
}

/** Remarks that reviews often need, in the language of the customer. */
export function ReadySentences<Reason extends CannedReason>(props: ReadySentencesProps<Reason>) {
  const { api, customerId, reasons, onChoose } = props;
  const { i18n } = useLingui();
  const { t } = useWords();
  const titleId = useId();
  const usual = useCustomerLanguage(api, customerId);
  const [chosen, setChosen] = useState<Locale | null>(null);
  const language = chosen ?? usual;
  return (
    <fieldset aria-labelledby={titleId} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-14 font-semibold" id={titleId}>
          <Trans>Ready-made comments</Trans>
        </p>
        <Select
          aria-label={t`Language of the ready-made comments`}
          onValueChange={setChosen}
          options={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
          value={language}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <Button
            className="rounded-full"
            key={reason.id}
            onClick={() => onChoose(reason, language)}
            size="sm"
          >
            {i18n._(reason.label)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
