/** What a built app says about itself; null for a value that is not readable, such as a reference to a resource. */
export interface AppIdentity {
  readonly packageId: string | null;
  readonly versionName: string | null;
  readonly versionCode: number | null;
}

/** A text of digits as a number; null for all others. */
export const codeOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : null;
