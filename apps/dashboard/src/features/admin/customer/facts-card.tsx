import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { AdminCustomer, ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CardBody } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Link as TextLink } from '@unmuted/ui/link';
import { Tag } from '@unmuted/ui/tag';
import { useState } from 'react';
import { EditDialog } from '#/features/admin/customer/edit-dialog.tsx';
import { SectionCard } from '#/features/admin/customer/section-card.tsx';
import { localeNames, tagOf } from '#/i18n/locales.ts';
import { countryName } from '#/i18n/names.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Name, place, tags and space of a customer. */
export function FactsCard({ api, customer }: { api: ApiClients; customer: AdminCustomer }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const [isEditing, setEditing] = useState(false);
  const { company, country, timezone, locale, tags, uploads, invoicesUrl } = customer;
  const size = formats.number(uploads.bytes / 1_000_000, { maximumFractionDigits: 1 });
  return (
    <SectionCard
      actions={
        <Button onClick={() => setEditing(true)} size="sm">
          <Trans>Edit</Trans>
        </Button>
      }
      title={<Trans>Details</Trans>}
    >
      <CardBody className="pt-1">
        <DescriptionList>
          <DescriptionItem term={<Trans>Company</Trans>}>
            <bdi>{company ?? '–'}</bdi>
          </DescriptionItem>
          <DescriptionItem term={<Trans>Country</Trans>}>
            {country === null ? '–' : countryName(tagOf(i18n.locale), country)}
          </DescriptionItem>
          <DescriptionItem term={<Trans>Time zone</Trans>}>
            <span className="whitespace-nowrap">{timezone}</span>
          </DescriptionItem>
          <DescriptionItem term={<Trans>Language</Trans>}>
            <span lang={locale}>{localeNames[locale]}</span>
          </DescriptionItem>
          <DescriptionItem term={<Trans>Tags</Trans>}>
            {tags.length === 0 ? '–' : tags.map((tag) => <Tag key={tag}>{tag}</Tag>)}
          </DescriptionItem>
          <DescriptionItem term={<Trans>Uploads</Trans>}>
            <span>
              <Plural value={uploads.files} one="# file" other="# files" />
              {', '}
              <Trans>{size} MB</Trans>
            </span>
          </DescriptionItem>
          {invoicesUrl !== null && (
            <DescriptionItem term={<Trans>Invoices</Trans>}>
              <TextLink href={invoicesUrl} rel="noreferrer" target="_blank">
                <Trans>Open the billing system</Trans>
              </TextLink>
            </DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
      {isEditing && <EditDialog api={api} customer={customer} onClose={() => setEditing(false)} />}
    </SectionCard>
  );
}
