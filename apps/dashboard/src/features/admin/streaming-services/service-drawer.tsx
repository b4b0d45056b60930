import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClients, ApiError, type StreamingService } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from '@unmuted/ui/drawer';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@unmuted/ui/dropdown-menu';
import { ChevronDownIcon } from '@unmuted/ui/icons';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import type { ReactNode } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { serviceTypeNames } from '#/components/service-type/service-type.messages.ts';
import { probeService, serviceQuery } from '#/data/streaming-services/streaming-services.queries.ts';
import { isExternal, type OnServiceAct } from '#/features/admin/streaming-services/service-acts.ts';
import { ServiceDetails } from '#/features/admin/streaming-services/service-details.tsx';
import { ServiceMenu } from '#/features/admin/streaming-services/service-menu.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

export interface ServiceDrawerProps {
  api: ApiClients;
  id: string;
  /** From the list, until the service is loaded. */
  label: string | undefined;
  onAct: OnServiceAct;
  onClose: () => void;
}

/** Everything about a streaming service: state, last check, record, settings and what uses it. */
export function ServiceDrawer({ api, id, label, onAct, onClose }: ServiceDrawerProps) {
  const { i18n } = useLingui();
  const query = useQuery(serviceQuery(api, id));
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && error.status === 404;
  const name = data?.label ?? label;
  return (
    <Drawer onOpenChange={(open) => !open && onClose()} open>
      <DrawerContent
        className="w-[min(100vw,36rem)]"
        description={
          data && `${i18n._(serviceTypeNames[data.type])} · ${data.customer.company ?? data.customer.name}`
        }
        title={name === undefined ? <Trans>Streaming service</Trans> : <bdi>{name}</bdi>}
      >
        <DrawerBody>
          {isMissing ? (
            <NotFoundState
              action={
                <Button onClick={onClose}>
                  <Trans>Close</Trans>
                </Button>
              }
              description={<Trans>It was deleted, or the address is not complete.</Trans>}
              title={<Trans>No such streaming service</Trans>}
            />
          ) : (
            <QueryContent
              failedTitle={<Trans>Couldn’t load the streaming service</Trans>}
              query={query}
              skeleton={
                <div className="grid gap-6">
                  <RowsSkeleton count={3} />
                  <RowsSkeleton count={6} hasTitle />
                </div>
              }
            >
              {(service) => <ServiceDetails api={api} service={service} />}
            </QueryContent>
          )}
        </DrawerBody>
        {data && isExternal(data) && <Acts api={api} onAct={onAct} service={data} />}
      </DrawerContent>
    </Drawer>
  );
}

interface ActsProps {
  api: ApiClients;
  service: StreamingService;
  onAct: OnServiceAct;
}

function Acts({ api, service, onAct }: ActsProps) {
  const { i18n } = useLingui();
  const probe = useMutation(probeService(api, service.id));
  return (
    <DrawerFooter>
      {probe.error && <Failure>{errorText(i18n, probe.error)}</Failure>}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>
            <Trans>Actions</Trans>
            <ChevronDownIcon />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <ServiceMenu api={api} onAct={onAct} service={service} />
        </DropdownMenuContent>
      </DropdownMenu>
      <Button loading={probe.isPending} onClick={() => probe.mutate()} variant="primary">
        <Trans>Check now</Trans>
      </Button>
    </DrawerFooter>
  );
}

const Failure = ({ children }: { children: ReactNode }) => (
  <p className="me-auto content-center text-13 text-danger-text" role="alert">
    {children}
  </p>
);
