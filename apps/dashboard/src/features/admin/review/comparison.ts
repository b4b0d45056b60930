import type { VersionName } from '#/features/admin/review/version-bar.tsx';

/** A product with its versions. */
interface Versioned<Document> {
  readonly draft: Document;
  readonly sent: { readonly document: Document } | null;
  readonly live: { readonly document: Document } | null;
}

export interface Comparison<Document> {
  readonly before: Document;
  readonly after: Document;
  readonly with: 'live' | 'sent';
}

/** The changes of the shown version since the live one; or else those of the draft since it was sent. */
export function comparisonOf<Document>(
  { draft, sent, live }: Versioned<Document>,
  name: VersionName,
): Comparison<Document> | null {
  if (live) {
    const after = name === 'sent' ? sent?.document : draft;
    return after && name !== 'live' ? { before: live.document, after, with: 'live' } : null;
  }
  return sent && { before: sent.document, after: draft, with: 'sent' };
}
