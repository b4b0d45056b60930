/** The page of deliveries; the first one without it. */
export interface WebhookSearch {
  page?: number | undefined;
}

export function webhookSearch({ page }: Record<string, unknown>): WebhookSearch {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number < 100_000 ? { page: number } : {};
}
