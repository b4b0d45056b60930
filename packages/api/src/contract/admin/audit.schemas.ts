import * as z from 'zod/mini';
import { auditActions } from '#/contract/identity/audit-actions.ts';
import { device } from '#/contract/identity/security.schemas.ts';
import { count, moment, text, typedUsername } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery } from '#/contract/shared/list.ts';

/** Who can be the actor of an audit log entry; `system` is the server itself, `nobody` a caller without a sign-in. */
export const auditActorKinds = ['admin', 'customer', 'system', 'nobody'] as const;

const values = z.record(text, z.unknown());

/** One entry of the audit log. */
export const auditEntry = z
  .object({
    id: text,
    at: moment,
    action: z.enum(auditActions),
    actor: z.object({
      kind: z.enum(auditActorKinds),
      /** Null for a deleted customer, the server and callers without a sign-in. */
      name: z.nullable(text),
      /** Of a person who is on the team now. */
      username: z.nullable(text),
    }),
    /** The API key that acted with the rights of the actor; the names are null once it is deleted. */
    key: z.nullable(z.object({ id: text, name: z.nullable(text), lastFour: z.nullable(text) })),
    /** The customer account for which staff, or an API key of the provider, acted. */
    onBehalfOf: z.nullable(z.object({ id: text, name: z.nullable(text) })),
    /** The customer account that the entry is about; its name is null once it is deleted. */
    account: z.nullable(z.object({ id: text, name: z.nullable(text) })),
    /** The name of the person that the entry is about. */
    person: z.nullable(text),
    /** The name of what was acted on, such as a cast. */
    object: z.nullable(text),
    address: z.nullable(text),
    device: z.nullable(device),
    /** As in the log of the server. */
    requestId: z.nullable(text),
    /** Additional values; never a secret. */
    details: values,
    /** The changed fields; null for acts without a change of values. A secret is shown as `changed`. */
    before: z.nullable(values),
    after: z.nullable(values),
  })
  .register(z.globalRegistry, { id: 'AuditEntry' });
/** One page of the audit log, latest first. */
export const auditList = listOf(auditEntry).register(z.globalRegistry, { id: 'AuditList' });

const filter = {
  /** Kind of the actor. */
  kind: z.optional(z.enum(auditActorKinds)),
  /** Username of an actor on the team. */
  actor: z.optional(typedUsername),
  action: z.optional(z.enum(auditActions)),
  /** Id of a customer account. */
  accountId: z.optional(z.uuid()),
  /** Words that the entry contains. */
  q: z.optional(z.string().check(z.maxLength(limits.searchLength), z.regex(/^[^\p{Cc}]*$/u))),
  /** First and last day, in the time zone of the caller. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
} as const;

/** Filters and page of the audit log. */
export const auditQuery = z.strictObject({ ...filter, ...pageQuery.shape });
/** Filters and format of an export. */
export const auditExportQuery = z.strictObject({ ...filter, format: z.enum(['csv', 'ndjson']) });

/** The file of an export. */
export const auditExport = z
  .object({
    /** A name for the file. */
    name: text,
    content: text,
    entries: count,
    /** False if older entries were left out: narrow the filter. */
    isComplete: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AuditExport' });

/** The result of a check of the chain of hashes over the audit log. */
export const auditVerification = z
  .object({
    isIntact: z.boolean(),
    /** Entries that were checked. */
    entries: count,
    /** Entries of about the last minute, which are not in the chain yet. */
    unchained: count,
    /** Id of the first entry that was changed or deleted. */
    brokenAt: z.nullable(text),
    /** The end of the chain: kept elsewhere, it proves that nothing before it was rewritten. */
    head: z.nullable(z.object({ seq: text, hash: text })),
  })
  .register(z.globalRegistry, { id: 'AuditVerification' });

/** One entry of the audit log. */
export type AuditEntry = z.infer<typeof auditEntry>;
/** One page of the audit log. */
export type AuditList = z.infer<typeof auditList>;
/** The file of an export. */
export type AuditExport = z.infer<typeof auditExport>;
/** The result of a check of the audit log. */
export type AuditVerification = z.infer<typeof auditVerification>;
