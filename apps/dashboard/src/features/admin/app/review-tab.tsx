import type { ApiClients, AppDocument, StaffApp } from '@unmuted/api';
import { PageGrid } from '@unmuted/ui/page';
import { useMemo, useState } from 'react';
import { checkApp } from '#/features/admin/app/app-checks.schema.ts';
import { ChangesCard } from '#/features/admin/app/changes-card.tsx';
import { DocumentCard } from '#/features/admin/app/document-card.tsx';
import { LatestBuildCard } from '#/features/admin/app/latest-build-card.tsx';
import { ListingCard } from '#/features/admin/app/listing-card.tsx';
import { PreflightCard } from '#/features/admin/app/preflight-card.tsx';
import type { AppReview } from '#/features/admin/app/review-draft.ts';
import { movesIn } from '#/features/admin/app-moves/moves.ts';
import { VersionBar, type VersionName, type Versions } from '#/features/admin/review/version-bar.tsx';

export interface ReviewTabProps {
  api: ApiClients;
  app: StaffApp;
  review: AppReview;
}

/** States in which what was sent is what staff decide about. */
const decided = ['in_review', 'queued', 'building', 'build_failed', 'ready', 'submitted'];

/** What the customer wrote, with what can be known about it before the store sees it. */
export function ReviewTab({ api, app: staff, review }: ReviewTabProps) {
  const { app } = staff;
  const versions = versionsOf(staff);
  const [chosen, choose] = useState<VersionName | null>(null);
  const usual = decided.includes(app.state) && versions.sent ? 'sent' : 'draft';
  const name = chosen !== null && versions[chosen] ? chosen : usual;
  const { document, at } = versions[name] ?? { document: app.draft, at: app.draftSavedAt };
  const findings = useMemo(() => checkApp(document, app.platform), [document, app.platform]);
  const mayAsk = movesIn(app.state).includes('request_changes');
  const rows = { api, app: staff, document, findings, review: mayAsk ? review : undefined };
  return (
    <>
      <VersionBar at={at} name={name} onChange={choose} versions={versions} />
      <PageGrid className="items-start" columns="2-1">
        <div className="grid min-w-0 gap-4 md:gap-6">
          <ListingCard {...rows} />
          <DocumentCard {...rows} />
          <ChangesCard app={app} name={name} />
        </div>
        <div className="grid min-w-0 gap-4 md:gap-6">
          <PreflightCard app={staff} findings={findings} />
          <LatestBuildCard app={staff} />
        </div>
      </PageGrid>
    </>
  );
}

const versionsOf = ({ app }: StaffApp): Versions<AppDocument> => ({
  sent: app.sent,
  draft: { document: app.draft, at: app.draftSavedAt },
  live: app.live,
});
