import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ApiClients, SongOutputKind } from '@unmuted/api';
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
import { kindLooks, outputKinds } from '#/features/station/now-playing/outputs/output.messages.ts';

const OutputDialog = lazyOverlay(
  async () => (await import('#/features/station/now-playing/outputs/output-dialog.tsx')).OutputDialog,
);

/** Chooses a service, then opens its form. */
export function AddOutput({
  api,
  stationId,
  isFirst,
}: {
  api: ApiClients;
  stationId: string;
  isFirst: boolean;
}) {
  const { i18n } = useLingui();
  const [kind, setKind] = useState<SongOutputKind | null>(null);
  const close = () => setKind(null);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant={isFirst ? 'primary' : 'secondary'}>
            <PlusIcon />
            <Trans>Add output</Trans>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {outputKinds.map((each) => (
            <DropdownMenuItem key={each} onSelect={() => setKind(each)}>
              <span aria-hidden className="w-5 text-center text-13 font-semibold text-fg-muted">
                {kindLooks[each].mark}
              </span>
              {i18n._(kindLooks[each].name)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      {kind && (
        <OutputDialog api={api} kind={kind} onClose={close} onLoadFailed={close} stationId={stationId} />
      )}
    </>
  );
}
