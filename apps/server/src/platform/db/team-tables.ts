import type { Locale, StaffRole } from '@unmuted/api/contract';
import type { Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** An invitation to the team that was not accepted yet. */
interface TeamInvitesTable {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  title: string;
  locale: Locale;
  token_hash: Buffer;
  /** When the latest mail was sent. */
  sent_at: Moment;
  expires_at: Moment;
}

/** One row: the rules for all staff. */
interface TeamSettingsTable {
  id: Generated<number>;
  /** Whether staff without two-step verification must set it up before anything else. */
  requires_second_step: Generated<boolean>;
  version: Generated<number>;
}

export interface TeamTables {
  team_invites: TeamInvitesTable;
  team_settings: TeamSettingsTable;
}
