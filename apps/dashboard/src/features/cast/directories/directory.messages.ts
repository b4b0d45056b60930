import { useLingui } from '@lingui/react/macro';
import type { Directory } from '@unmuted/api';
import type { Status } from '@unmuted/ui/status-pill';

type ListingField = Directory['formFields'][number];

/** Labels of directory states and listing fields. */
export function useDirectoryMessages() {
  const { t } = useLingui();
  const states: Readonly<Record<Directory['state'], { status: Status; word: string }>> = {
    off: { status: 'suspended', word: t({ message: 'Off', context: 'directory' }) },
    pending: { status: 'pending', word: t({ message: 'Pending', context: 'directory' }) },
    listed: { status: 'passed', word: t({ message: 'Listed', context: 'directory' }) },
    refused: { status: 'failed', word: t({ message: 'Rejected', context: 'directory' }) },
    unreachable: { status: 'failed', word: t`Not reachable` },
    not_found: { status: 'unknown', word: t`Not found there` },
    not_configured: { status: 'suspended', word: t`Not configured` },
  };
  const fields: Readonly<Record<ListingField, string>> = {
    name: t`Name`,
    slogan: t`Slogan`,
    description: t`Description`,
    genres: t`Genres`,
    language: t`Language`,
    country: t`Country`,
    website: t`Website`,
    streamUrl: t`Stream address`,
    contactEmail: t`Contact email`,
  };
  return { states, fields };
}
