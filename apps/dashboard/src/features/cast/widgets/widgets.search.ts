/** The edited widget, or `new`; the list without it. */
export interface WidgetsSearch {
  widget?: string | undefined;
}

export function widgetsSearch({ widget }: Record<string, unknown>): WidgetsSearch {
  return typeof widget === 'string' && /^[A-Za-z0-9_-]{3,64}$/.test(widget) ? { widget } : {};
}
