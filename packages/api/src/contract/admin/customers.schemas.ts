import * as z from 'zod/mini';
import { adminPageSizes } from '#/contract/admin/casts.schemas.ts';
import { mailKinds } from '#/contract/admin/mail-kinds.ts';
import { customerUser, locale } from '#/contract/identity/account.schemas.ts';
import { device } from '#/contract/identity/security.schemas.ts';
import { companyName, count, email, moment, text, url } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery, searchTerms } from '#/contract/shared/list.ts';
import { accountRoles } from '#/contract/shared/permissions.ts';
import { visibleLines, visibleText } from '#/contract/shared/visible-text.ts';

/** `invited`: the owner has no password yet. `unverified`: a registration whose link was not opened; it has no account. */
export const customerStates = ['active', 'invited', 'unverified', 'disabled'] as const;
/** Sortable columns of the list of customers. */
export const customerSorts = ['name', 'created', 'renews', 'signedIn'] as const;
/** The kinds of products. */
export const customerProductKinds = ['cast', 'station', 'site', 'skill', 'app'] as const;

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const someStates = new RegExp(`^${anyOf(customerStates)}(?:,${anyOf(customerStates)})*$`);

const line = (maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, { abort: true }),
      z.maxLength(maxLength),
      visibleText,
    );
const lines = (maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, { abort: true }),
      z.maxLength(maxLength),
      visibleLines,
    );

/** A word of staff about a customer. */
export const customerTag = line(limits.customerTag);

/** `?page=2&pageSize=50&sort=-created&state=invited,disabled&trouble=true&plan=Cast%20500&overdue=true&q=aurora`. */
export const customerQuery = z.strictObject({
  page: pageQuery.shape.page,
  pageSize: z.optional(z.enum(adminPageSizes.map(String))).register(z.globalRegistry, {
    description: 'Defaults to 25',
    type: 'integer',
    enum: [...adminPageSizes],
  }),
  sort: z
    .optional(z.string().check(z.regex(new RegExp(`^-?${anyOf(customerSorts)}$`))))
    .register(z.globalRegistry, {
      description: 'A column; prefix `-` for descending order. Defaults to `name`',
    }),
  state: z
    .optional(z.string().check(z.regex(someStates)))
    .register(z.globalRegistry, { description: 'Comma-separated states; defaults to all' }),
  trouble: z
    .optional(z.literal('true'))
    .register(z.globalRegistry, { description: 'Only customers with a cast that is off air' }),
  plan: z
    .optional(line(limits.searchLength))
    .register(z.globalRegistry, { description: 'Only customers with a product of the plan with this name' }),
  overdue: z.optional(z.literal('true')).register(z.globalRegistry, {
    description: 'Only customers with a product that should have been renewed',
  }),
  q: searchTerms(
    'Search terms; each must occur in the name, a person, an email address, a tag or the username of a cast',
  ),
});

const row = {
  /** The account; the registration for the state `unverified`. */
  id: z.uuid(),
  /** The company, or the name of the owner. */
  name: text,
  owner: z.object({ id: z.uuid(), name: text, email: text }),
  country: z.nullable(text),
  state: z.enum(customerStates),
  tags: z.array(text),
  /** The number of products by kind. */
  products: z.object({ cast: count, station: count, site: count, skill: count, app: count }),
  /** Casts that lost their source; null while the engine does not respond. */
  castsOffAir: z.nullable(count),
  castsSuspended: count,
  /** Listeners of all casts; null without casts or while the engine does not respond. */
  listeners: z.nullable(count),
  /** The plan of the product that renews first. */
  plan: z.nullable(text),
  renewsAt: z.nullable(moment),
  /** The last sign-in of any person. */
  signedInAt: z.nullable(moment),
  notes: count,
  createdAt: moment,
} as const;

/** One row of the list of customers. */
export const adminCustomerRow = z.object(row).register(z.globalRegistry, { id: 'AdminCustomerRow' });

/** Figures over all customers, independent of the filters. */
export const customerSummary = z
  .object({
    customers: count,
    newIn30Days: count,
    /** Customers with a cast that is off air; null while the engine does not respond. */
    inTrouble: z.nullable(count),
    renewIn30Days: count,
    /** Owners that have not accepted their invitation. */
    invited: count,
    /** Customers with a product that should have been renewed. */
    overdue: count,
    /** The plans of their products, by name. */
    plans: z.array(text),
  })
  .register(z.globalRegistry, { id: 'CustomerSummary' });

/** One page of customers. */
export const adminCustomerList = z
  .object({ ...listOf(adminCustomerRow).shape, summary: customerSummary })
  .register(z.globalRegistry, { id: 'AdminCustomerList' });

/** A person of a customer. */
export const adminCustomerPerson = z
  .object({
    id: z.uuid(),
    name: text,
    email: text,
    role: z.enum(accountRoles),
    state: z.enum(['active', 'invited', 'disabled']),
    locale,
    hasSecondStep: z.boolean(),
    /** Signed-in browsers. */
    sessions: count,
    signedInAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'AdminCustomerPerson' });

/** A product of a customer with its current state. */
export const adminCustomerProduct = z
  .object({
    kind: z.enum(customerProductKinds),
    id: text,
    name: text,
    /** The username of a cast or a site. */
    username: z.nullable(text),
    /** Of an app. */
    platform: z.nullable(z.enum(['android', 'ios'])),
    /** The state of a cast or of the stream of a station (`without_stream` without one), or the status of another product. */
    state: text,
    /** The streaming service that a station plays. */
    serviceId: z.nullable(z.uuid()),
    plan: z.nullable(text),
    renewsAt: z.nullable(moment),
    listeners: z.nullable(count),
    listenerLimit: z.nullable(count),
  })
  .register(z.globalRegistry, { id: 'AdminCustomerProduct' });

/** A customer with everything that staff needs on the telephone. */
export const adminCustomer = z
  .object({
    ...row,
    company: z.nullable(text),
    timezone: text,
    locale,
    people: z.array(adminCustomerPerson),
    productList: z.array(adminCustomerProduct),
    /** The latest sign-ins of all people, latest first. */
    signIns: z.array(
      z.object({ at: moment, person: text, address: z.nullable(text), device: z.nullable(device) }),
    ),
    /** The latest mails to the addresses of its people. */
    mails: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(mailKinds),
        to: text,
        at: moment,
        state: z.enum(['queued', 'sent', 'failed']),
      }),
    ),
    /** The open invitation of the owner. */
    invitation: z.nullable(z.object({ sentAt: moment, expiresAt: moment })),
    disabled: z.nullable(z.object({ since: moment, reason: z.nullable(text) })),
    /** The page of its invoices, if one is configured. */
    invoicesUrl: z.nullable(url),
    uploads: z.object({ files: count, bytes: count }),
    /** Incremented by every change; sent in `If-Match`. */
    version: count,
  })
  .register(z.globalRegistry, { id: 'AdminCustomer' });

/** The editable fields of a customer. */
export const customerChange = z
  .strictObject({
    name: companyName,
    tags: z.array(customerTag).check(z.maxLength(limits.customerTags)),
  })
  .register(z.globalRegistry, { id: 'CustomerChange' });

/** The reason for an act about a customer; the customer may be shown it. */
export const customerReason = z
  .strictObject({ reason: line(limits.customerReason) })
  .register(z.globalRegistry, { id: 'CustomerReason' });

/** A person of the customer. */
export const customerPersonChoice = z
  .strictObject({ personId: z.uuid() })
  .register(z.globalRegistry, { id: 'CustomerPersonChoice' });

/** The new address of a person; it takes effect when the person confirms it. */
export const customerEmailChange = z
  .strictObject({ personId: z.uuid(), email })
  .register(z.globalRegistry, { id: 'CustomerEmailChange' });

/** An internal note; customers never see it. */
export const customerNoteText = z
  .strictObject({ text: lines(limits.customerNote) })
  .register(z.globalRegistry, { id: 'CustomerNoteText' });

/** An internal note about a customer. */
export const customerNote = z
  .object({ id: z.uuid(), text, author: text, createdAt: moment })
  .register(z.globalRegistry, { id: 'CustomerNote' });
/** The notes about a customer, latest first. */
export const customerNoteList = listOf(customerNote).register(z.globalRegistry, { id: 'CustomerNoteList' });

/** A read-only session in the area of a customer. */
export const customerView = z
  .object({ token: text, expiresAt: moment, user: customerUser, customer: text })
  .register(z.globalRegistry, { id: 'CustomerView' });

/** All data of a customer by table, without secrets. */
export const customerExport = z
  .object({
    exportedAt: moment,
    id: z.uuid(),
    tables: z.record(text, z.array(z.record(text, z.unknown()))),
  })
  .register(z.globalRegistry, { id: 'CustomerExport' });

/** One row of the list of customers. */
export type AdminCustomerRow = z.infer<typeof adminCustomerRow>;
/** One page of customers. */
export type AdminCustomerList = z.infer<typeof adminCustomerList>;
/** A customer. */
export type AdminCustomer = z.infer<typeof adminCustomer>;
/** A person of a customer. */
export type AdminCustomerPerson = z.infer<typeof adminCustomerPerson>;
/** A product of a customer. */
export type AdminCustomerProduct = z.infer<typeof adminCustomerProduct>;
/** Figures over all customers. */
export type CustomerSummary = z.infer<typeof customerSummary>;
/** See `customerChange`. */
export type CustomerChange = z.infer<typeof customerChange>;
/** An internal note. */
export type CustomerNote = z.infer<typeof customerNote>;
/** The notes about a customer. */
export type CustomerNoteList = z.infer<typeof customerNoteList>;
/** See `customerView`. */
export type CustomerView = z.infer<typeof customerView>;
/** See `customerExport`. */
export type CustomerExport = z.infer<typeof customerExport>;
