import * as z from 'zod/mini';
import { moment, text, url, username } from '#/contract/schemas/fields.ts';
import { listOf } from '#/contract/schemas/list.ts';

export const serviceStates = ['active', 'pending', 'suspended'] as const;

const productFields = {
  id: text,
  name: text,
  group: text,
  server: text,
  plan: text,
  status: z.enum(serviceStates),
  renewsAt: z.nullable(moment),
};

export const product = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('cast'), username, streamUrl: z.nullable(url), ...productFields }),
    z.object({ type: z.literal('station'), stationId: text, streamUrl: z.nullable(url), ...productFields }),
  ])
  .register(z.globalRegistry, { id: 'Product' });

export const onePageStates = ['empty', 'draft', 'published', 'unpublished', 'waiting_for_dns'] as const;
export const onePage = z
  .object({ username, title: text, domain: z.nullable(text), state: z.enum(onePageStates) })
  .register(z.globalRegistry, { id: 'OnePage' });

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
export const alexaSkill = z
  .object({
    id: text,
    name: text,
    invocationName: text,
    /** Amazon's locales, such as `en-GB`. */
    locales: z.array(text),
    status: z.enum(alexaStates),
  })
  .register(z.globalRegistry, { id: 'AlexaSkill' });

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
] as const;
export const mobileApp = z
  .object({
    id: text,
    platform: z.enum(['android', 'ios']),
    name: text,
    status: z.enum(appStates),
    version: z.nullable(text),
    storeUrl: z.nullable(url),
  })
  .register(z.globalRegistry, { id: 'MobileApp' });

export const productList = listOf(product).register(z.globalRegistry, { id: 'ProductList' });
export const onePageList = listOf(onePage).register(z.globalRegistry, { id: 'OnePageList' });
export const alexaList = listOf(alexaSkill).register(z.globalRegistry, { id: 'AlexaSkillList' });
export const mobileList = listOf(mobileApp).register(z.globalRegistry, { id: 'MobileAppList' });

export type Product = z.infer<typeof product>;
export type OnePage = z.infer<typeof onePage>;
export type AlexaSkill = z.infer<typeof alexaSkill>;
export type MobileApp = z.infer<typeof mobileApp>;
