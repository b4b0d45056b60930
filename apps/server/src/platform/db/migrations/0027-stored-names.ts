import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const auditActions = {
  'session.signed_in': 'session.created',
  'session.refused': 'session.rejected',
  'session.ended': 'session.revoked',
  'sessions.ended_all': 'sessions.revoked',
  'account.reset_asked': 'account.password_reset_requested',
  'account.reset': 'account.password_reset',
  'account.profile_changed': 'account.profile_updated',
  'account.password_changed': 'account.password_updated',
  'account.password_refused': 'account.password_rejected',
  'account.email_change_asked': 'account.email_change_requested',
  'account.email_changed': 'account.email_updated',
  'account.recovery_codes_made': 'account.recovery_codes_created',
  'ban.made': 'ban.created',
  'ban.lifted': 'ban.deleted',
  'geolock.changed': 'geolock.updated',
  'settings.changed': 'settings.updated',
  'dayparts.changed': 'dayparts.updated',
  'report.changed': 'report.updated',
  'report.stopped': 'report.unsubscribed',
  'listing.changed': 'listing.updated',
  'cast.title_set': 'cast.title_updated',
  'cast.limits_changed': 'cast.limits_updated',
  'source.kicked': 'source.disconnected',
  'widget.changed': 'widget.updated',
  'domain.added': 'domain.created',
  'domain.lost': 'domain.verification_lost',
  'domain.removed': 'domain.deleted',
};

const auditDetails = { thisOne: 'isCurrent', keptThisOne: 'keptCurrent', cut: 'disconnectedListeners' };

const domainProblems = {
  cname_elsewhere: 'cname_mismatch',
  addresses_instead: 'addresses_without_cname',
  addresses_elsewhere: 'addresses_mismatch',
  proof_other: 'proof_mismatch',
  no_answer: 'no_response',
};

/** Replaces values of a text column by a map from old to new. */
const replaced = (table: string, column: string, names: Readonly<Record<string, string>>) =>
  `update ${table} set ${column} = names.value from jsonb_each_text('${JSON.stringify(names)}') as names
    where ${column} = names.key`;

/** Replaces a check constraint that lists the allowed values, and renames the values in between. */
const checked = (
  table: string,
  column: string,
  names: Readonly<Record<string, string>>,
  allowed: string[],
) => [
  `alter table ${table} drop constraint if exists ${table}_${column}_check`,
  replaced(table, column, names),
  `alter table ${table} add constraint ${table}_${column}_check
    check (${column} in (${allowed.map((value) => `'${value}'`).join(', ')}))`,
];

const statements = [
  // A trigger rejects all updates of the audit log.
  'alter table audit_trail disable trigger audit_trail_append_only',
  replaced('audit_trail', 'action', auditActions),
  ...Object.entries(auditDetails).map(
    ([old, name]) => `update audit_trail
      set details = (details - '${old}') || jsonb_build_object('${name}', details -> '${old}')
      where details ? '${old}'`,
  ),
  'alter table audit_trail enable trigger audit_trail_append_only',
  ...checked('cast_changes', 'state', { kept: 'applied' }, ['applying', 'applied', 'rolled_back', 'failed']),
  ...checked('cast_directories', 'state', { not_seen: 'not_found' }, [
    'pending',
    'listed',
    'refused',
    'unreachable',
    'not_found',
  ]),
  ...checked('cast_directories', 'call_kind', { look: 'search' }, ['add', 'touch', 'remove', 'search']),
  replaced('site_domains', 'problem', domainProblems),
];

/** Renames stored codes to the standard terms of the contract. */
export const storedNames: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
