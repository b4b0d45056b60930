import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, StreamingServiceRow } from '@unmuted/api';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import { KeyRoundIcon, PauseIcon, PencilIcon, PlayIcon, Trash2Icon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { updateService } from '#/data/streaming-services/streaming-services.queries.ts';
import { changeOf, type OnServiceAct } from '#/features/admin/streaming-services/service-acts.ts';

export interface ServiceMenuProps {
  api: ApiClients;
  service: StreamingServiceRow;
  onAct: OnServiceAct;
}

/** The acts on an external service, for a menu. */
export function ServiceMenu({ api, service, onAct }: ServiceMenuProps) {
  const toasts = useToast();
  const { mutate } = useMutation(updateService(api, service.id));
  const resume = () =>
    mutate(
      { settings: changeOf(service, { isPaused: false }), version: service.version },
      {
        onSuccess: () => toasts.show({ tone: 'success', title: <Trans>Checks resumed</Trans> }),
        onError: () => toasts.show({ tone: 'danger', title: <Trans>The checks were not resumed</Trans> }),
      },
    );
  return (
    <>
      <DropdownMenuItem onSelect={() => onAct('edit', service)}>
        <PencilIcon />
        <Trans>Edit…</Trans>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onAct('credentials', service)}>
        <KeyRoundIcon />
        <Trans>Credentials…</Trans>
      </DropdownMenuItem>
      {service.state === 'paused' ? (
        <DropdownMenuItem onSelect={resume}>
          <PlayIcon />
          <Trans>Resume checks</Trans>
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem onSelect={() => onAct('pause', service)}>
          <PauseIcon />
          <Trans>Pause checks…</Trans>
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => onAct('delete', service)} tone="danger">
        <Trash2Icon />
        <Trans>Delete…</Trans>
      </DropdownMenuItem>
    </>
  );
}
