import { randomBytes } from 'node:crypto';
import { type AuditAction, limits, type Widget, type WidgetDraft } from '@unmuted/api/contract';
import { type OwnCast, requireCast, requireOpenCast } from '#/modules/casts/cast/cast-access.repository.ts';
import { listStreams } from '#/modules/casts/cast/streams.repository.ts';
import * as repository from '#/modules/widgets/widgets/widgets.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface WidgetDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The public URL of the cast API. */
  readonly castUrl: () => string;
  /** Called when a widget was changed or deleted. */
  readonly changed: (id: string) => void;
}

/** 96 bits: ids cannot be guessed. */
const idBytes = 12;

export async function listWidgets(deps: WidgetDeps, scope: Scope, username: string): Promise<Widget[]> {
  const cast = await requireCast(deps.db, scope, username);
  const rows = await repository.listWidgets(deps.db, scope, cast.id, { today: deps.clock.now() });
  return rows.map((row) => toWidget(deps, row));
}

export async function createWidget(
  deps: WidgetDeps,
  act: Act,
  username: string,
  draft: WidgetDraft,
): Promise<Widget> {
  const cast = await requireOpenCast(deps.db, act.scope, username);
  return deps.db.transaction().execute(async (tx) => {
    if ((await repository.lockWidgetCount(tx, cast.id)) >= limits.castWidgets)
      throw new AppError('resource.limit_reached');
    await requireStream(tx, act.scope, cast, draft);
    const id = randomBytes(idBytes).toString('base64url');
    await repository.insertWidget(tx, cast.id, id, { draft, now: deps.clock.now() });
    await audit(deps, tx, act, { action: 'widget.created', cast, id, before: null, after: draft });
    return read({ ...deps, db: tx }, act.scope, cast, id);
  });
}

export async function updateWidget(
  deps: WidgetDeps,
  act: Act,
  { username, id }: { readonly username: string; readonly id: string },
  { draft, version }: { readonly draft: WidgetDraft; readonly version: number },
): Promise<Widget> {
  const cast = await requireOpenCast(deps.db, act.scope, username);
  const saved = await deps.db.transaction().execute(async (tx) => {
    const within = { ...deps, db: tx };
    const locked = await repository.lockWidget(tx, act.scope, cast.id, id);
    if (locked === undefined) throw new AppError('resource.not_found');
    const before = await read(within, act.scope, cast, id);
    if (locked !== version) throw new AppError('resource.version_conflict', { current: before });
    await requireStream(tx, act.scope, cast, draft);
    await repository.saveWidget(tx, id, { draft, version: version + 1, now: deps.clock.now() });
    await audit(deps, tx, act, { action: 'widget.updated', cast, id, before, after: draft });
    return read(within, act.scope, cast, id);
  });
  deps.changed(id);
  return saved;
}

export async function removeWidget(
  deps: WidgetDeps,
  act: Act,
  { username, id }: { readonly username: string; readonly id: string },
): Promise<void> {
  const cast = await requireOpenCast(deps.db, act.scope, username);
  await deps.db.transaction().execute(async (tx) => {
    const version = await repository.lockWidget(tx, act.scope, cast.id, id);
    if (version === undefined) throw new AppError('resource.not_found');
    const before = await read({ ...deps, db: tx }, act.scope, cast, id);
    await repository.deleteWidget(tx, id);
    await audit(deps, tx, act, { action: 'widget.deleted', cast, id, before, after: null });
  });
  deps.changed(id);
}

/** A widget plays a stream of its own cast. */
async function requireStream(
  tx: Tx,
  scope: Scope,
  cast: OwnCast,
  { settings: { streamId } }: WidgetDraft,
): Promise<void> {
  if (streamId === null) return;
  const streams = await listStreams(tx, scope, [cast.id]);
  if (streams.some(({ id }) => id === streamId)) return;
  throw new AppError('request.invalid', {
    errors: [{ pointer: '/settings/streamId', code: 'enum', params: {} }],
  });
}

async function read(
  deps: Omit<WidgetDeps, 'db'> & { readonly db: Tx },
  scope: Scope,
  cast: OwnCast,
  id: string,
): Promise<Widget> {
  const [row] = await repository.listWidgets(deps.db, scope, cast.id, { today: deps.clock.now(), id });
  if (!row) throw new AppError('resource.not_found');
  return toWidget(deps, row);
}

function toWidget({ castUrl }: Pick<WidgetDeps, 'castUrl'>, row: repository.WidgetRow): Widget {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    settings: row.settings,
    allowedSites: row.allowed_sites,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    embedUrl: `${castUrl()}/embed/${row.id}`,
    loads30d: row.loads_30d,
    loads7d: row.loads_7d,
    sites7d: row.sites.map(({ site, loads }) => ({ site: site || null, loads })),
    siteCount7d: row.site_count,
  };
}

interface WidgetEvent {
  readonly action: AuditAction;
  readonly cast: OwnCast;
  readonly id: string;
  /** Null for a created widget. */
  readonly before: WidgetDraft | null;
  /** Null for a deleted widget. */
  readonly after: WidgetDraft | null;
}

const valuesOf = ({ name, type, settings, allowedSites }: WidgetDraft) => ({
  name,
  type,
  settings,
  allowedSites,
});

function audit({ clock }: WidgetDeps, tx: Tx, { scope, caller }: Act, event: WidgetEvent): Promise<void> {
  const { action, cast, id, before, after } = event;
  return recordAudit(tx, {
    at: clock.now(),
    action,
    by: scope,
    about: { accountId: cast.account_id },
    caller,
    details: { cast: cast.username, widget: id, type: (after ?? before)?.type ?? null },
    change: { before: before && valuesOf(before), after: after && valuesOf(after) },
  });
}
