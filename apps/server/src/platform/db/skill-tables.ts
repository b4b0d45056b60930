import type {
  AlexaSkill,
  SkillComment,
  SkillDocument,
  SkillLocale,
  SkillSubmissionProblem,
  SkillSubmissionStep,
} from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Moment } from '#/platform/db/columns.ts';

type Stored = ColumnType<SkillDocument | null, string | null | undefined, string | null>;

interface AlexaSkillsTable {
  id: string;
  account_id: string;
  /** Of the draft, like the two columns that follow. */
  name: string;
  /** In the first locale. */
  invocation_name: string;
  locales: string[];
  status: AlexaSkill['status'];
  /** When the status began; null if it did before this was recorded. */
  status_since: Generated<Date | null>;
  /** Incremented by each change of the draft and each move. */
  version: Generated<number>;
  /** Null until the first one is saved. */
  draft: Stored;
  draft_saved_at: Generated<Date | null>;
  /** What was sent for review last. */
  sent: Stored;
  sent_at: Generated<Date | null>;
  /** What Amazon certified last; stays while an update is in review. */
  live: Stored;
  live_at: Generated<Date | null>;
  comments: ColumnType<readonly SkillComment[], string | undefined, string>;
  reason: Generated<string>;
  /** The state before a suspension. */
  resume_state: ColumnType<
    AlexaSkill['status'] | null,
    AlexaSkill['status'] | null | undefined,
    AlexaSkill['status'] | null
  >;
  amazon_id: Generated<string | null>;
  vendor_id: Generated<string>;
  /** Answers in place of our endpoint; empty: ours. */
  endpoint: Generated<string>;
  /** Played in place of the source; empty: the source. */
  forced_url: Generated<string>;
  created_at: Created;
}

interface SkillStepsTable {
  id: string;
  skill_id: string;
  state: AlexaSkill['status'];
  at: Moment;
  /** The name of the person; null for the system. */
  by_name: string | null;
  by_staff: boolean;
  reason: string;
}

/** What listeners did on a day. */
interface SkillDaysTable {
  skill_id: string;
  /** UTC. */
  day: ColumnType<string, string, never>;
  locale: SkillLocale;
  sessions: number;
  plays: number;
  listened_s: number;
  misses: number;
}

/** The last way of a skill to Amazon. */
interface SkillSubmissionsTable {
  skill_id: string;
  step: SkillSubmissionStep;
  started_at: Moment;
  by_name: string;
  /** When a call of the step was sent that must not be repeated; its answer may have been lost. */
  asked_at: Date | null;
  import_id: string | null;
  certification_id: string | null;
  tries: number;
  /** Null at the end. */
  next_try_at: Date | null;
  leased_by: string | null;
  leased_until: Date | null;
  problem: SkillSubmissionProblem | null;
  messages: ColumnType<readonly string[], string, string>;
}

export interface SkillTables {
  alexa_skills: AlexaSkillsTable;
  skill_steps: SkillStepsTable;
  skill_days: SkillDaysTable;
  skill_submissions: SkillSubmissionsTable;
}
