import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Drawer, DrawerBody, DrawerContent } from '@unmuted/ui/drawer';
import { FailedState } from '@unmuted/ui/failed-state';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useState } from 'react';
import { fleetRulesQuery } from '#/data/admin-now-playing/admin-now-playing.queries.ts';
import type { RuleStart } from '#/features/admin/now-playing/fleet-rules-draft.ts';
import { FleetRulesForm } from '#/features/admin/now-playing/fleet-rules-form.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

export interface FleetRulesDrawerProps {
  api: ApiClients;
  /** Number of stations that the rules apply to, if known. */
  stations: number | undefined;
  /** A station with which expressions are checked, if there is one. */
  stationId: string | undefined;
  /** The text for which the drawer was opened. */
  start: RuleStart | null;
  onClose: () => void;
}

/** Edits the rules that apply to all stations. Closing with unsaved changes requires confirmation. */
export function FleetRulesDrawer({ api, stations, stationId, start, onClose }: FleetRulesDrawerProps) {
  const { i18n } = useLingui();
  // Loads the latest rules, not those cached when the page opened.
  const query = useQuery({ ...fleetRulesQuery(api), staleTime: 0, refetchOnWindowFocus: false });
  const [isLoaded, setLoaded] = useState(false);
  if (!isLoaded && query.data && !query.isFetching) setLoaded(true);
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Drawer onOpenChange={(open) => !open && (isDirty ? setLeaving(true) : onClose())} open>
      <DrawerContent
        className="w-[min(100vw,36rem)]"
        description={
          stations === undefined ? (
            <Trans>Applied before the rules of each station</Trans>
          ) : (
            <Plural
              one="Applied to # station, before its own rules"
              other="Applied to # stations, before their own rules"
              value={stations}
            />
          )
        }
        title={<Trans>Rules for all stations</Trans>}
      >
        {isLoaded && query.data ? (
          <FleetRulesForm
            api={api}
            onDirty={setDirty}
            saved={query.data}
            start={start}
            stationId={stationId}
            stations={stations}
          />
        ) : (
          <DrawerBody>
            {query.isError && !query.isFetching ? (
              <FailedState
                description={errorText(i18n, query.error)}
                onRetry={() => void query.refetch()}
                retrying={query.isFetching}
                title={<Trans>Couldn’t load the rules</Trans>}
              />
            ) : (
              <div className="grid gap-4">
                <Skeleton height={52} shape="block" />
                <Skeleton height={52} shape="block" />
                <Skeleton height={96} shape="block" />
              </div>
            )}
          </DrawerBody>
        )}
        <AlertDialog
          action={<Trans>Discard changes</Trans>}
          description={<Trans>The changes of the rules are not saved yet.</Trans>}
          onConfirm={onClose}
          onOpenChange={setLeaving}
          open={isLeaving}
          title={<Trans>Close without saving?</Trans>}
        />
      </DrawerContent>
    </Drawer>
  );
}
