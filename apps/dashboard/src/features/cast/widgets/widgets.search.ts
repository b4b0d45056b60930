/** Which widget is edited, `new` for one that is being made; the list without. */
export interface WidgetsSearch {
  widget?: string | undefined;
}

export function widgetsSearch({ widget }: Record<string, unknown>): WidgetsSearch {
  return typeof widget === 'string' && /^[A-Za-z0-9_-]{3,64}$/.test(widget) ? { widget } : {};
}
