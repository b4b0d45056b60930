import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { AuditEntry } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { useState } from 'react';
import { auditQuery } from '#/data/audit/audit.queries.ts';
import { teamQuery } from '#/data/team/team.queries.ts';
import { type AuditSearch, auditSearch } from '#/features/admin/audit/audit.search.ts';
import { auditParams } from '#/features/admin/audit/audit-params.ts';
import { AuditTable } from '#/features/admin/audit/audit-table.tsx';
import { ChainCheck } from '#/features/admin/audit/chain-check.tsx';
import { EntryDrawer } from '#/features/admin/audit/entry-drawer.tsx';
import { ExportButtons } from '#/features/admin/audit/export-buttons.tsx';
import { TeamFrame } from '#/features/admin/team/team-frame.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { dropDefaults } from '#/lib/list.search.ts';
import { useSettledSearch } from '#/lib/use-settled-search.ts';

const route = getRouteApi('/_admin/admin/settings/team/audit');

/** `/admin/settings/team/audit`: who did what. */
export function AuditScreen() {
  const { i18n } = useLingui();
  const { api } = route.useRouteContext();
  const search = route.useSearch({ select: auditSearch, structuralSharing: true });
  const navigate = useNavigate();
  const params = auditParams(useSettledSearch(search));
  const { data, error, isFetching, refetch } = useQuery(auditQuery(api, params));
  const { data: team } = useQuery(teamQuery(api));
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const change = (part: AuditSearch, isStep = false) =>
    void navigate({
      to: '/admin/settings/team/audit',
      search: (previous) => dropDefaults({ ...previous, ...part }),
      replace: !isStep,
      resetScroll: false,
    });
  return (
    <TeamFrame actions={<ExportButtons api={api} filter={params} />}>
      <div className="grid gap-4 md:gap-6">
        <Card className="min-w-0 overflow-hidden">
          <AuditTable
            failed={
              error && !data
                ? {
                    title: <Trans>Couldn’t load the audit log</Trans>,
                    description: errorText(i18n, error),
                    retrying: isFetching,
                    onRetry: () => void refetch(),
                  }
                : undefined
            }
            list={data}
            members={team?.members ?? []}
            onOpen={setOpened}
            onSearch={change}
            search={search}
          />
        </Card>
        <ChainCheck api={api} />
      </div>
      <EntryDrawer entry={opened} onClose={() => setOpened(null)} />
    </TeamFrame>
  );
}
