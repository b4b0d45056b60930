import { type WebhookDraft, webhookKinds, wholeSelection } from '@unmuted/api/contract';
import { allOfKind, findProducts } from '#/modules/webhooks/endpoints/selection.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

/** The selected products, as they are stored: null for all. A limited person selects each of theirs by name. */
export async function productsOf(
  tx: Tx,
  scope: CustomerScope,
  draft: Pick<WebhookDraft, (typeof webhookKinds)[number]>,
): Promise<string[] | null> {
  const selection = wholeSelection(draft);
  const all = webhookKinds.filter((kind) => selection[kind] === null);
  if (scope.isLimited && all[0]) throw invalid(`/${all[0]}`, 'required');
  if (all.length === webhookKinds.length) return null;
  const products: string[] = [];
  for (const kind of webhookKinds) {
    const names = selection[kind];
    if (names === null) {
      products.push(allOfKind(kind));
      continue;
    }
    const found = await findProducts(tx, scope, kind, names);
    for (const name of names) {
      const product = found.get(name);
      if (product === undefined) throw invalid(`/${kind}`, 'enum');
      products.push(product);
    }
  }
  return products;
}

export const invalid = (pointer: string, code: 'pattern' | 'required' | 'enum') =>
  new AppError('request.invalid', { errors: [{ pointer, code, params: {} }] });
