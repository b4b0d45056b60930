import * as z from 'zod/mini';
import { username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';

/**
 * The kinds of products that a webhook endpoint selects, independently of each other, in the order in which an absent one is
 * decided: all if those before it are all, otherwise none.
 */
export const webhookKinds = ['casts', 'stations', 'sites', 'skills', 'apps'] as const;

/** One of `webhookKinds`. */
export type WebhookKind = (typeof webhookKinds)[number];

/** The selected products by kind; null: all products of the kind, also later ones. */
export type WebhookSelection = { readonly [Kind in WebhookKind]: readonly string[] | null };

/** By what a product of each kind is selected. */
const names = {
  casts: username,
  stations: z.uuid(),
  sites: username,
  skills: z.uuid(),
  apps: z.uuid(),
} satisfies Record<WebhookKind, unknown>;

const selected = <Name extends z.ZodMiniType<string>>(name: Name) =>
  z.nullable(
    z.array(name).check(z.maxLength(limits.webhookProducts), z.refine(isUnique, { error: 'not_unique' })),
  );

/** Whether no value occurs twice. */
export function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** The selection of an endpoint to create or change. */
export const selectionDraftFields = {
  casts: selected(names.casts),
  stations: z.optional(selected(names.stations)),
  sites: z.optional(selected(names.sites)),
  skills: z.optional(selected(names.skills)),
  apps: z.optional(selected(names.apps)),
} satisfies Record<WebhookKind, unknown>;

/** The selection of an endpoint. */
export const selectionFields = {
  casts: z.nullable(z.array(names.casts)),
  stations: z.nullable(z.array(names.stations)),
  sites: z.nullable(z.array(names.sites)),
  skills: z.nullable(z.array(names.skills)),
  apps: z.nullable(z.array(names.apps)),
} satisfies Record<WebhookKind, unknown>;

/** The products of some kinds; missing kinds are not selected. */
export type PartialSelection = { readonly [Kind in WebhookKind]?: readonly string[] | null | undefined };

/** What a selection means, with the kinds that are absent. */
export function wholeSelection(partial: PartialSelection): WebhookSelection {
  let isAll = true;
  const entries = webhookKinds.map((kind) => {
    const { [kind]: given = isAll ? null : [] } = partial;
    isAll &&= given === null;
    return [kind, given] as const;
  });
  return Object.fromEntries(entries) as Record<WebhookKind, readonly string[] | null>;
}

/** An endpoint without any product would never receive a message. */
export const someProduct = z.refine<PartialSelection>(
  (partial) => Object.values(wholeSelection(partial)).some((each) => each === null || each.length > 0),
  { error: 'too_few', path: ['casts'] },
);

/** The selection of an endpoint without its other fields. */
export const selectionOf = (endpoint: WebhookSelection): Record<WebhookKind, string[] | null> =>
  Object.fromEntries(webhookKinds.map((kind) => [kind, endpoint[kind]])) as Record<
    WebhookKind,
    string[] | null
  >;
