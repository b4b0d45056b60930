import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients, ApiKeyDraft } from '@unmuted/api';
import { alexaQuery, mobileAppsQuery, onePagesQuery, productsQuery } from '#/data/lists/lists.queries.ts';

/** A product that a key can be limited to. */
export interface ProductChoice {
  /** `cast:019b…`, for a form. */
  readonly value: string;
  readonly name: string;
  readonly kind: MessageDescriptor;
}

const kinds = {
  cast: msg`Cast`,
  station: msg`Station`,
  onepage: msg`One-page site`,
  alexa: msg`Alexa skill`,
  mobile: msg`Mobile app`,
} as const;

/** All products of the account, from the four lists. */
export function useProductChoices(api: ApiClients): ProductChoice[] {
  const products = useQuery(productsQuery(api)).data ?? [];
  const onePages = useQuery(onePagesQuery(api)).data ?? [];
  const skills = useQuery(alexaQuery(api)).data ?? [];
  const apps = useQuery(mobileAppsQuery(api)).data ?? [];
  return [
    ...products.map(({ type, id, name }) => ({ value: `${type}:${id}`, name, kind: kinds[type] })),
    ...onePages.map(({ username, title }) => ({
      value: `onepage:${username}`,
      name: title,
      kind: kinds.onepage,
    })),
    ...skills.map(({ id, name }) => ({ value: `alexa:${id}`, name, kind: kinds.alexa })),
    ...apps.map(({ id, name }) => ({ value: `mobile:${id}`, name, kind: kinds.mobile })),
  ];
}

/** The reference to the product of a choice. */
export function productOf(value: string): NonNullable<ApiKeyDraft['products']>[number] {
  const [kind = '', ...id] = value.split(':');
  return { kind: kind as NonNullable<ApiKeyDraft['products']>[number]['kind'], id: id.join(':') };
}
