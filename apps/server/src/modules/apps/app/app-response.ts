import type { App, AppBuild, AppDocument, AppFacts, AppStep } from '@unmuted/api/contract';
import type { AppRow } from '#/modules/apps/app/app.repository.ts';
import { draftOf, settingsOf } from '#/modules/apps/app/draft-of.ts';
import { apkType, type FileUrlOf } from '#/modules/files/public/file-name.ts';
import type { StoredPreview } from '#/platform/db/app-tables.ts';
import type { Row } from '#/platform/db/schema.ts';

interface Around {
  readonly facts: AppFacts;
  readonly sources: App['sources'];
  readonly builds: AppBuild[];
  readonly fileUrlOf: FileUrlOf;
  readonly steps: readonly Row<'app_steps'>[];
}

export function toApp(row: AppRow, { facts, sources, builds, steps, fileUrlOf }: Around): App {
  const { track, rollout, testers, testersSince, isPackageRegistered } = settingsOf(row);
  const live = versionOf(row.live, row.live_at);
  return {
    id: row.id,
    platform: row.platform,
    state: row.status,
    stateSince: row.status_since?.toISOString() ?? null,
    version: row.revision,
    draft: draftOf(row),
    draftSavedAt: row.draft_saved_at?.toISOString() ?? null,
    isPackageFrozen: row.is_package_frozen,
    facts,
    sources,
    sent: versionOf(row.sent, row.sent_at),
    live: live && { ...live, versionName: row.version ?? '' },
    store: { url: row.store_url, track, rollout, testers, testersSince, isPackageRegistered },
    preview: row.preview && previewOf(row, row.preview, fileUrlOf),
    builds,
    comments: [...row.comments],
    reason: row.reason,
    history: steps.map(toStep),
  };
}

const previewOf = (
  { draft_saved_at: savedAt }: AppRow,
  { hash, bytes, certificateSha256, builtAt, draftSavedAt }: StoredPreview,
  fileUrlOf: FileUrlOf,
): App['preview'] => ({
  url: fileUrlOf({ hash, content_type: apkType }),
  bytes,
  sha256: hash,
  certificateSha256,
  builtAt,
  isCurrent: draftSavedAt === (savedAt?.toISOString() ?? null),
});

const versionOf = (document: AppDocument | null, at: Date | null): App['sent'] =>
  document && at && { document, at: at.toISOString() };

const toStep = ({ state, at, by_name: by, by_staff: byStaff, reason }: Row<'app_steps'>): AppStep => ({
  state,
  at: at.toISOString(),
  // Customers see that staff acted, not who.
  by: byStaff ? null : by,
  byStaff,
  reason,
});
