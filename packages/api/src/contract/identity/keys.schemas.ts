import * as z from 'zod/mini';
import { moment, network, oneTimeCode, text, typedPassword } from '#/contract/shared/fields.ts';
import { accountKeyScopes, staffKeyScopes } from '#/contract/shared/key-scopes.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';

/** The kinds of products that a key can be limited to. */
export const keyProductKinds = ['cast', 'station', 'onepage', 'alexa', 'mobile'] as const;

const name = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(limits.keyName, { abort: true }), visibleText);
const networks = z
  .array(network)
  .check(z.maxLength(limits.keyNetworks), z.refine(isDistinct, { error: 'duplicate' }));
const scopesOf = <const Scopes extends readonly string[]>(scopes: Scopes) =>
  z
    .array(z.enum(scopes))
    .check(z.minLength(1), z.maxLength(scopes.length), z.refine(isDistinct, { error: 'duplicate' }));
/** The id of a product, as in the product lists; the username of a one-page site. */
const productReference = z.strictObject({
  kind: z.enum(keyProductKinds),
  id: z.string().check(z.minLength(1), z.maxLength(64)),
});
const proof = { password: typedPassword, code: z.optional(oneTimeCode) };
const draft = {
  name,
  /** Null: it does not expire. */
  expiresAt: z.nullable(moment),
  /** Addresses and networks from which it works; empty: from anywhere. */
  networks,
};

function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** A new key of a customer's account, with the proof of identity that it requires. */
export const keyDraft = z
  .strictObject({
    ...draft,
    scopes: scopesOf(accountKeyScopes),
    /** Null: all products of the account, including later ones. */
    products: z.nullable(z.array(productReference).check(z.minLength(1), z.maxLength(limits.keyProducts))),
    ...proof,
  })
  .register(z.globalRegistry, { id: 'ApiKeyDraft' });

/** A new key of the provider, with the proof of identity that it requires. */
export const staffKeyDraft = z
  .strictObject({ ...draft, scopes: scopesOf(staffKeyScopes), ...proof })
  .register(z.globalRegistry, { id: 'StaffApiKeyDraft' });

/** The fields of a key that can be changed. */
export const keyChange = z
  .strictObject({ name, networks })
  .register(z.globalRegistry, { id: 'ApiKeyChange' });

/** Replaces a key; the previous one works for some more hours. */
export const keyRotation = z
  .strictObject({
    overlapHours: z.int().check(z.minimum(0), z.maximum(limits.keyOverlapHours)),
    ...proof,
  })
  .register(z.globalRegistry, { id: 'ApiKeyRotation' });

/** States of a key. `replaced`: rotated, and still working until `endsAt`. */
export const keyStates = ['active', 'replaced', 'expired', 'revoked'] as const;

/** An API key, without its secret. */
export const apiKey = z
  .object({
    id: text,
    name: text,
    /** The last four characters. */
    lastFour: text,
    state: z.enum(keyStates),
    scopes: z.array(z.enum(staffKeyScopes)),
    /** Null: all products. */
    products: z.nullable(z.array(z.object({ kind: z.enum(keyProductKinds), id: text, name: text }))),
    networks: z.array(text),
    createdAt: moment,
    /** The person who created it; null if they left. */
    createdBy: z.nullable(text),
    /** When it stops or stopped working; null if it does not expire. */
    endsAt: z.nullable(moment),
    /** The day and the network of the last call; null if it was never used. */
    lastUsed: z.nullable(z.object({ day: z.iso.date(), network: text })),
  })
  .register(z.globalRegistry, { id: 'ApiKey' });

/** Keys, latest first. Ended ones are listed for 30 days. */
export const apiKeyList = listOf(apiKey).register(z.globalRegistry, { id: 'ApiKeyList' });

/** A new key. `secret` is shown only here: the server stores its hash. */
export const createdKey = z
  .object({ key: apiKey, secret: text })
  .register(z.globalRegistry, { id: 'CreatedApiKey' });

/** One call with a key. */
export const keyCall = z
  .object({
    at: moment,
    operation: text,
    /** HTTP status of the response. */
    status: z.int(),
    /** The network of the caller: an address with its last part masked. */
    network: text,
  })
  .register(z.globalRegistry, { id: 'ApiKeyCall' });

/** The last 100 calls within 30 days, latest first. */
export const keyCallList = listOf(keyCall).register(z.globalRegistry, { id: 'ApiKeyCallList' });

/** A key that was found in public. */
export const leakedKey = z
  .strictObject({ key: z.string().check(z.minLength(1), z.maxLength(200)) })
  .register(z.globalRegistry, { id: 'LeakedApiKey' });

/** The same for every report, so that it does not reveal whether the key exists. */
export const leakReceived = z
  .object({ status: z.literal('received') })
  .register(z.globalRegistry, { id: 'LeakReceived' });

/** An API key, without its secret. */
export type ApiKey = z.infer<typeof apiKey>;
/** A new key of a customer's account. */
export type ApiKeyDraft = z.infer<typeof keyDraft>;
/** A new key of the provider. */
export type StaffApiKeyDraft = z.infer<typeof staffKeyDraft>;
/** The fields of a key that can be changed. */
export type ApiKeyChange = z.infer<typeof keyChange>;
/** See `keyRotation`. */
export type ApiKeyRotation = z.infer<typeof keyRotation>;
/** A new key with its secret. */
export type CreatedApiKey = z.infer<typeof createdKey>;
/** One call with a key. */
export type ApiKeyCall = z.infer<typeof keyCall>;
