import * as z from 'zod/mini';
import { castCustomer } from '#/contract/admin/casts.schemas.ts';
import { count } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { fieldProblem } from '#/contract/shared/problem.ts';
import { storableText } from '#/contract/shared/visible-text.ts';
import { externalServiceTypes, serviceDraft } from '#/contract/stations/services.schemas.ts';

/** The columns of an import. */
export const importFields = ['label', 'url', 'type', 'customer', 'pollS'] as const;

/** Every text is accepted: the result names what is wrong in each row. */
const cell = z.string().check(z.maxLength(limits.importedCell), storableText);

/** Streaming services of a spreadsheet, as texts. An empty text is a missing value. */
export const serviceImport = z
  .strictObject({
    /** Validates without adding anything. */
    isDryRun: z.boolean(),
    /** The customer of the rows without one; null for none. */
    customerId: z.nullable(z.uuid()),
    rows: z
      .array(
        z.strictObject({
          label: cell,
          url: cell,
          /** One of `externalServiceTypes`; without one, `hls` for a playlist and `url` for all others. */
          type: z.optional(cell),
          /** The email address of a person of the customer. */
          customer: z.optional(cell),
          /** Seconds between two checks; 30 without a value. */
          pollS: z.optional(cell),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.importedServices)),
  })
  .register(z.globalRegistry, { id: 'ServiceImport' });

const { label, url, type, pollS } = serviceDraft.shape;
/** The values that a row must have. */
export const importableService = z.strictObject({ label, url, type, pollS });

/** The result of one row. `duplicate`: the customer, or an earlier row for it, has a service with this URL. */
export const importedService = z
  .object({
    /** The position in the request, starting at 1. */
    row: count,
    outcome: z.enum(['ok', 'duplicate', 'error']),
    /** What is wrong, by column; `enum` for a customer that was not found. */
    errors: z.array(
      z.object({
        field: z.enum(importFields),
        code: fieldProblem.shape.code,
        params: fieldProblem.shape.params,
      }),
    ),
    /** The values that are stored; null where the row has errors. */
    type: z.nullable(z.enum(externalServiceTypes)),
    pollS: z.nullable(count),
    customer: z.nullable(castCustomer),
    /** The new service; null unless one was added. */
    id: z.nullable(z.uuid()),
  })
  .register(z.globalRegistry, { id: 'ImportedService' });

/** The result of an import, an item for each row. */
export const serviceImportResult = z
  .object({
    items: z.array(importedService),
    /** Services that were added, or that a dry run found valid. */
    valid: count,
    duplicates: count,
    invalid: count,
  })
  .register(z.globalRegistry, { id: 'ServiceImportResult' });

/** See `serviceImport`. */
export type ServiceImport = z.infer<typeof serviceImport>;
/** See `importedService`. */
export type ImportedService = z.infer<typeof importedService>;
/** See `serviceImportResult`. */
export type ServiceImportResult = z.infer<typeof serviceImportResult>;
