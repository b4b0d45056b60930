import { useQuery } from '@tanstack/react-query';
import type { ApiClients, ApiKeyDraft } from '@unmuted/api';
import { alexaQuery, mobileAppsQuery, onePagesQuery, productsQuery } from '#/data/lists/lists.queries.ts';

/** A product that a key can be limited to. */
export interface ProductChoice {
  /** `cast:019b…`, for a form. */
  readonly value: string;
  readonly name: string;
}

/** All products of the account, from the four lists. */
export function useProductChoices(api: ApiClients): ProductChoice[] {
  const products = useQuery(productsQuery(api)).data ?? [];
  const onePages = useQuery(onePagesQuery(api)).data ?? [];
  const skills = useQuery(alexaQuery(api)).data ?? [];
  const apps = useQuery(mobileAppsQuery(api)).data ?? [];
  return [
    ...products.map(({ type, id, name }) => ({ value: `${type}:${id}`, name })),
    ...onePages.map(({ username, title }) => ({ value: `onepage:${username}`, name: title })),
    ...skills.map(({ id, name }) => ({ value: `alexa:${id}`, name })),
    ...apps.map(({ id, name }) => ({ value: `mobile:${id}`, name })),
  ];
}

/** The reference to the product of a choice. */
export function productOf(value: string): NonNullable<ApiKeyDraft['products']>[number] {
  const [kind = '', ...id] = value.split(':');
  return { kind: kind as NonNullable<ApiKeyDraft['products']>[number]['kind'], id: id.join(':') };
}
