import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Webhook, WebhookKind } from '@unmuted/api';
import { alexaQuery, mobileAppsQuery, onePagesQuery, productsQuery } from '#/data/lists/lists.queries.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';

interface KindTexts {
  readonly title: MessageDescriptor;
  /** All of them, in facts and as a choice. */
  readonly all: MessageDescriptor;
  readonly allAndLater: MessageDescriptor;
  readonly empty: MessageDescriptor;
}

/** The kinds of products that a webhook selects, in the order of the forms. */
export const webhookKindTexts: Readonly<Record<WebhookKind, KindTexts>> = {
  casts: {
    title: msg`Casts`,
    all: msg`All casts`,
    allAndLater: msg`All casts, including those you get later`,
    empty: msg`There are no casts to choose from.`,
  },
  stations: {
    title: msg`Stations`,
    all: msg`All stations`,
    allAndLater: msg`All stations, including those you get later`,
    empty: msg`There are no stations to choose from.`,
  },
  sites: {
    title: msg`One-page sites`,
    all: msg`All sites`,
    allAndLater: msg`All sites, including those you get later`,
    empty: msg`There are no sites to choose from.`,
  },
  skills: {
    title: msg`Alexa skills`,
    all: msg`All skills`,
    allAndLater: msg`All skills, including those you get later`,
    empty: msg`There are no skills to choose from.`,
  },
  apps: {
    title: msg`Mobile apps`,
    all: msg`All apps`,
    allAndLater: msg`All apps, including those you get later`,
    empty: msg`There are no apps to choose from.`,
  },
};

export const webhookKindList = Object.keys(webhookKindTexts) as WebhookKind[];

/** The selection of a webhook; null for all products of a kind. */
export type WebhookProducts = Pick<Webhook, WebhookKind>;

/** The selection of all products. */
export const allWebhookProducts = Object.fromEntries(
  webhookKindList.map((kind) => [kind, null]),
) as WebhookProducts;

/** The selection of a webhook without its other values. */
export const productsOfWebhook = (webhook: WebhookProducts): WebhookProducts =>
  Object.fromEntries(webhookKindList.map((kind) => [kind, webhook[kind]])) as unknown as WebhookProducts;

interface ProductOption {
  readonly value: string;
  readonly name: string;
}

/** The products of the account by kind, as a webhook selects them; empty until they are known. */
export function useWebhookProducts(): Readonly<Record<WebhookKind, ProductOption[]>> {
  const { api } = useAccount();
  const products = useQuery(productsQuery(api)).data ?? [];
  const sites = useQuery(onePagesQuery(api)).data ?? [];
  const skills = useQuery(alexaQuery(api)).data ?? [];
  const apps = useQuery(mobileAppsQuery(api)).data ?? [];
  return {
    casts: products.flatMap((each) =>
      each.type === 'cast' ? [{ value: each.username, name: each.name }] : [],
    ),
    stations: products.flatMap((each) =>
      each.type === 'station' ? [{ value: each.stationId, name: each.name }] : [],
    ),
    sites: sites.map(({ username, title }) => ({ value: username, name: title })),
    skills: skills.map(({ id, name }) => ({ value: id, name })),
    apps: apps.map(({ id, name }) => ({ value: id, name })),
  };
}
