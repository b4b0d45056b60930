import { createContext, use } from 'react';
import type { RecipientsPlace } from '#/data/silence/recipients-place.ts';

export const RecipientsContext = createContext<RecipientsPlace | null>(null);

/** The place whose recipients a part shows. */
export function useRecipientsPlace(): RecipientsPlace {
  const place = use(RecipientsContext);
  if (!place) throw new Error('There is no RecipientsContext above this component');
  return place;
}
