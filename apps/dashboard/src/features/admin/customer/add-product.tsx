import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { AdminCustomer, ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { PlusIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';
import { platformTexts } from '#/features/admin/apps/app-platforms.ts';

const NewAppDialog = lazyOverlay(
  async () => (await import('#/features/admin/apps/new-app-dialog.tsx')).NewAppDialog,
);
const CreateStationDialog = lazyOverlay(
  async () => (await import('#/features/admin/stations/create-station-dialog.tsx')).CreateStationDialog,
);

export interface AddProductProps {
  api: ApiClients;
  customer: AdminCustomer;
}

/** Creates an app for the customer, in the dialog of the list of apps. */
export function AddApp({ api, customer }: AddProductProps) {
  const { i18n } = useLingui();
  const [platform, setPlatform] = useState<AppPlatform | null>(null);
  const close = () => setPlatform(null);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="sm">
            <PlusIcon />
            <Trans>Add app</Trans>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {(['android', 'ios'] as const).map((each) => (
            <DropdownMenuItem key={each} onSelect={() => setPlatform(each)}>
              {i18n._(platformTexts[each].app)}…
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      {platform !== null && (
        <NewAppDialog
          accountId={customer.id}
          api={api}
          onClose={close}
          onLoadFailed={close}
          platform={platform}
        />
      )}
    </>
  );
}

/** Creates a station for the customer. */
export function AddStation({ api, customer }: AddProductProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)} size="sm">
        <PlusIcon />
        <Trans>Add station</Trans>
      </Button>
      {isOpen && <CreateStationDialog api={api} customer={customer} onClose={close} onLoadFailed={close} />}
    </>
  );
}
