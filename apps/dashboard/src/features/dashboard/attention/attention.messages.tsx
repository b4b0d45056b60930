import { Plural, Trans } from '@lingui/react/macro';
import type { Attention, ListName } from '#/features/dashboard/attention/attention.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export function ListFailedTitle({ list }: { list: ListName }) {
  switch (list) {
    case 'products':
      return <Trans>Couldn’t load casts and stations</Trans>;
    case 'onePage':
      return <Trans>Couldn’t load one-page sites</Trans>;
    case 'alexa':
      return <Trans>Couldn’t load Alexa skills</Trans>;
    case 'mobileApps':
      return <Trans>Couldn’t load mobile apps</Trans>;
    case 'overview':
      return <Trans>Couldn’t load your casts’ figures</Trans>;
    case 'stations':
      return <Trans>Couldn’t load the state of your stations</Trans>;
  }
}

type StatusOf<Kind> = Extract<Attention, { kind: Kind }> extends { status: infer Status } ? Status : never;

export function SkillReason({ status }: { status: StatusOf<'skill-refused'> }) {
  return status === 'rejected' ? (
    <Trans>Amazon rejected the skill</Trans>
  ) : (
    <Trans>Changes are requested for the skill</Trans>
  );
}

// eslint-disable-next-line lingui/no-unlocalized-strings -- names of services are the same in every language
const stores = { android: 'Google Play', ios: 'App Store' } as const;

type AppItem = Extract<Attention, { kind: 'app-refused' }>;

export function AppReason({ item: { platform, status } }: { item: AppItem }) {
  const { [platform]: store } = stores;
  switch (status) {
    case 'rejected_by_store':
      return <Trans>{store} rejected the app</Trans>;
    case 'removed_by_store':
      return <Trans>{store} removed the app</Trans>;
    case 'changes_requested':
      return <Trans>Changes are requested for the app</Trans>;
  }
}

interface FullProps {
  item: Extract<Attention, { kind: 'full' }>;
}

export function FullTitle({ item: { name, isFull } }: FullProps) {
  return isFull ? <Trans>{name} is full</Trans> : <Trans>{name} was full today</Trans>;
}

export function FullReason({ item: { turnedAway, limit } }: FullProps) {
  const formats = useFormats();
  const places = formats.number(limit);
  if (turnedAway === 0)
    return <Trans>All {places} places are taken, so the next listener is rejected.</Trans>;
  return (
    <Plural
      value={turnedAway}
      one="# listener turned away today. A larger plan has more places."
      other="# listeners turned away today. A larger plan has more places."
    />
  );
}

type SiteItem = Extract<Attention, { kind: 'site' }>;

export function SiteTitle({ item: { name, fault, domain } }: { item: SiteItem }) {
  switch (fault) {
    case 'taken_down':
      return <Trans>The site {name} was taken down</Trans>;
    case 'domain_failing':
      return <Trans>{domain} is losing its verification</Trans>;
    case 'certificate_failing':
      return <Trans>The certificate of {domain} could not be renewed</Trans>;
  }
}

export function SiteReason({ fault }: Pick<SiteItem, 'fault'>) {
  switch (fault) {
    case 'taken_down':
      return <Trans>Visitors see that it is not available. The page of the site says why.</Trans>;
    case 'domain_failing':
      return (
        <Trans>Correct its DNS records. The site loses the domain after three failed daily checks.</Trans>
      );
    case 'certificate_failing':
      return <Trans>Once it ends, browsers no longer open the site at this address.</Trans>;
  }
}
