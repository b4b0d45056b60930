import * as z from 'zod/mini';
import { moment, text, url, username } from '#/contract/shared/fields.ts';
import { listOf } from '#/contract/shared/list.ts';

/** States of a paid service. */
export const serviceStates = ['active', 'pending', 'suspended'] as const;

const productFields = {
  id: text,
  name: text,
  group: text,
  server: text,
  plan: text,
  status: z.enum(serviceStates),
  renewsAt: z.nullable(moment),
  createdAt: moment,
  /** Null unless it is suspended, or if the start was not recorded. */
  suspendedSince: z.nullable(moment),
};

/** A cast or a station of a customer. */
export const product = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('cast'), username, streamUrl: z.nullable(url), ...productFields }),
    z.object({
      type: z.literal('station'),
      stationId: text,
      streamUrl: z.nullable(url),
      /** The public address of its square logo; null without one. */
      logoUrl: z.nullable(url),
      /** It plays a cast, whose settings change the stream. */
      isHosted: z.boolean(),
      /** When the checks of its stream were paused; null unless they are. */
      checksPausedAt: z.nullable(moment),
      ...productFields,
    }),
  ])
  .register(z.globalRegistry, { id: 'Product' });

/** States of a one-page site. */
export const onePageStates = ['empty', 'draft', 'published', 'unpublished', 'waiting_for_dns'] as const;
/** What a one-page site needs its owner for. */
export const onePageFaultKinds = [
  /** Staff took it down. */
  'taken_down',
  /** The daily checks of a verified domain fail; it is lost after the third one. */
  'domain_failing',
  /** A certificate could not be renewed, and five sixths of its lifetime are over. */
  'certificate_failing',
] as const;
/** A one-page site of a customer. */
export const onePage = z
  .object({
    username,
    title: text,
    domain: z.nullable(text),
    state: z.enum(onePageStates),
    faults: z.array(
      z.object({
        kind: z.enum(onePageFaultKinds),
        /** Null: the site itself. */
        domain: z.nullable(text),
        /** Null if that was not recorded. */
        since: z.nullable(moment),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'OnePage' });

/** States of a skill, from draft to the store and back. */
export const alexaStates = [
  'draft',
  'in_review',
  'changes_requested',
  'processing',
  'certification',
  'rejected',
  'active',
  'suspended',
] as const;
/** An Alexa skill of a customer. */
export const alexaSkill = z
  .object({
    id: text,
    name: text,
    invocationName: text,
    /** Amazon's locales, such as `en-GB`. */
    locales: z.array(text),
    status: z.enum(alexaStates),
    /** When the status began; null if that was not recorded. */
    statusSince: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'AlexaSkill' });

/** States of a mobile app, from draft to the store and back. */
export const appStates = [
  'draft',
  'in_review',
  'changes_requested',
  'queued',
  'building',
  'build_failed',
  'ready',
  'submitted',
  'rejected_by_store',
  'live',
  'removed_by_store',
  /** Its owner took it out of the store. */
  'unpublished',
  'on_hold',
] as const;
/** A mobile app of a customer. */
export const mobileApp = z
  .object({
    id: text,
    platform: z.enum(['android', 'ios']),
    name: text,
    status: z.enum(appStates),
    /** When the status began; null if that was not recorded. */
    statusSince: z.nullable(moment),
    version: z.nullable(text),
    storeUrl: z.nullable(url),
  })
  .register(z.globalRegistry, { id: 'MobileApp' });

/** One of the four product lists of the specification. */
export const productList = listOf(product).register(z.globalRegistry, { id: 'ProductList' });
/** See `productList`. */
export const onePageList = listOf(onePage).register(z.globalRegistry, { id: 'OnePageList' });
/** See `productList`. */
export const alexaList = listOf(alexaSkill).register(z.globalRegistry, { id: 'AlexaSkillList' });
/** See `productList`. */
export const mobileList = listOf(mobileApp).register(z.globalRegistry, { id: 'MobileAppList' });

/** A cast or a station of a customer. */
export type Product = z.infer<typeof product>;
/** A one-page site of a customer. */
export type OnePage = z.infer<typeof onePage>;
/** One of `onePageFaultKinds`. */
export type OnePageFaultKind = (typeof onePageFaultKinds)[number];
/** An Alexa skill of a customer. */
export type AlexaSkill = z.infer<typeof alexaSkill>;
/** A mobile app of a customer. */
export type MobileApp = z.infer<typeof mobileApp>;
/** One page of casts and stations. */
export type ProductList = z.infer<typeof productList>;
/** One page of one-page sites. */
export type OnePageList = z.infer<typeof onePageList>;
/** One page of Alexa skills. */
export type AlexaSkillList = z.infer<typeof alexaList>;
/** One page of mobile apps. */
export type MobileAppList = z.infer<typeof mobileList>;
