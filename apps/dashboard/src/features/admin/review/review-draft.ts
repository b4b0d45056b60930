/** A comment that is about to be made on a field of a product. */
export interface ReviewComment<Locale extends string = string> {
  /** Null: the whole product. */
  field: string | null;
  /** Null: a field that is the same in all languages. */
  locale: Locale | null;
  text: string;
}

/** What staff are about to say to the owner of a product. */
export interface ReviewDraft<Locale extends string = string> {
  reason: string;
  comments: ReviewComment<Locale>[];
}

export const emptyReview = { reason: '', comments: [] } satisfies ReviewDraft;

/** What comments of a kind of product can be about. */
export interface CommentSubject<Locale extends string> {
  /** "The whole app". */
  readonly whole: string;
  readonly fields: readonly { readonly value: string; readonly label: string }[];
  readonly locales: readonly Locale[];
  readonly localeName: (locale: Locale) => string;
  readonly maxComments: number;
  /** Characters of a comment, and of a reason. */
  readonly maxLength: number;
}
