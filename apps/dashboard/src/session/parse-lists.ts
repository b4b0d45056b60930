import type { AlexaSkill, MobileApp, OnePage, Product } from '@unmuted/api';
import { type ListName, type ListSlices, listNames } from '#/session/persisted-state.ts';

type Check = (value: unknown) => boolean;
/** A check for each field, so that a field added to the contract is a type error here. */
type Shape<Item> = Record<keyof Item, Check>;

const text: Check = (value) => typeof value === 'string';
const url: Check = (value) => typeof value === 'string' && /^https?:\/\//.test(value);
const moment: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  <Value extends string>(values: Record<Value, true>): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(values, value);

const product: Shape<Product> = {
  type: oneOf<Product['type']>({ cast: true, station: true }),
  id: text,
  name: text,
  group: text,
  server: text,
  plan: text,
  status: oneOf<Product['status']>({ active: true, pending: true, suspended: true }),
  renewsAt: nullable(moment),
  createdAt: moment,
  suspendedSince: nullable(moment),
  streamUrl: nullable(url),
};

const fault: Shape<OnePage['faults'][number]> = {
  kind: oneOf<OnePage['faults'][number]['kind']>({
    taken_down: true,
    domain_failing: true,
    certificate_failing: true,
  }),
  domain: nullable(text),
  since: nullable(moment),
};

const onePage: Shape<OnePage> = {
  username: text,
  title: text,
  domain: nullable(text),
  state: oneOf<OnePage['state']>({
    empty: true,
    draft: true,
    published: true,
    unpublished: true,
    waiting_for_dns: true,
  }),
  faults: (value) => Array.isArray(value) && value.every((each) => matches(fault)(each)),
};

const alexaSkill: Shape<AlexaSkill> = {
  id: text,
  name: text,
  invocationName: text,
  locales: (value) => Array.isArray(value) && value.every(text),
  status: oneOf<AlexaSkill['status']>({
    draft: true,
    in_review: true,
    changes_requested: true,
    processing: true,
    certification: true,
    rejected: true,
    active: true,
    suspended: true,
  }),
  statusSince: nullable(moment),
};

const mobileApp: Shape<MobileApp> = {
  id: text,
  platform: oneOf<MobileApp['platform']>({ android: true, ios: true }),
  name: text,
  status: oneOf<MobileApp['status']>({
    draft: true,
    in_review: true,
    changes_requested: true,
    queued: true,
    building: true,
    build_failed: true,
    ready: true,
    submitted: true,
    rejected_by_store: true,
    live: true,
    removed_by_store: true,
    unpublished: true,
    on_hold: true,
  }),
  statusSince: nullable(moment),
  version: nullable(text),
  storeUrl: nullable(url),
};

const matches = (shape: Record<string, Check>) => (item: unknown) => {
  if (typeof item !== 'object' || item === null) return false;
  const fields: Record<string, unknown> = { ...item };
  return Object.entries(shape).every(([name, check]) => check(fields[name]));
};
const matchesOne =
  (...shapes: Record<string, Check>[]): Check =>
  (item) =>
    shapes.some((shape) => matches(shape)(item));

const isValid: Record<ListName, Check> = {
  products: matchesOne(
    { ...product, type: oneOf({ cast: true }), username: text },
    { ...product, type: oneOf({ station: true }), stationId: text },
  ),
  onePage: matches(onePage),
  alexa: matches(alexaSkill),
  mobileApps: matches(mobileApp),
};

/**
 * Returns the stored lists whose items match the contract; others are dropped. Checked by hand: the contract's schemas
 * would add 24 kB to the first signed-in page.
 */
export function parseLists(stored: Record<string, unknown>): Partial<ListSlices> {
  const found = listNames.filter((name) => isSlice(stored[name], isValid[name]));
  return Object.fromEntries(found.map((name) => [name, stored[name]])) as Partial<ListSlices>;
}

function isSlice(value: unknown, isValidItem: Check): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { items, loading, error }: Record<string, unknown> = { ...value };
  return (
    Array.isArray(items) &&
    items.every(isValidItem) &&
    typeof loading === 'boolean' &&
    (error === null || typeof error === 'string')
  );
}
