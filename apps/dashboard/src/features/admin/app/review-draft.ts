import { useCallback, useMemo, useState } from 'react';
import type { DraftComment, ReviewDraft } from '#/features/admin/app-moves/review-draft.ts';
import { emptyReview } from '#/features/admin/review/review-draft.ts';

/** A field of an app, in one language or in all. */
export type Place = Pick<DraftComment, 'field' | 'locale'>;
/** What staff say about a field; undefined before they have looked at it. */
export type Verdict = 'fine' | 'change' | undefined;

const keyOf = ({ field, locale }: Place) => `${locale ?? ''} ${field}`;
const isSamePlace = (one: Place, other: Place) => keyOf(one) === keyOf(other);

/** The review that is being written: a verdict and a comment per field. Nothing is sent before a move. */
export interface AppReview {
  readonly draft: ReviewDraft;
  readonly setDraft: (draft: ReviewDraft) => void;
  /** How many fields were found fine. */
  readonly fine: number;
  /** Comments with a text. */
  readonly written: readonly DraftComment[];
  readonly verdictOf: (place: Place) => Verdict;
  readonly commentOf: (place: Place) => string;
  /** `text`: of the comment, if the field has none yet. */
  readonly judge: (place: Place, verdict: Exclude<Verdict, undefined>, text?: string) => void;
  readonly comment: (place: Place, text: string) => void;
}

export function useAppReview(): AppReview {
  const [draft, setDraft] = useState<ReviewDraft>(emptyReview);
  const [fine, setFine] = useState<readonly string[]>([]);
  const { comments } = draft;
  const setComments = useCallback(
    (change: (comments: DraftComment[]) => DraftComment[]) =>
      setDraft((before) => ({ ...before, comments: change(before.comments) })),
    [],
  );
  return useMemo(() => {
    const commentAt = (place: Place) => comments.find((each) => isSamePlace(each, place));
    return {
      draft,
      setDraft,
      fine: fine.length,
      written: comments.filter(({ text }) => text.trim() !== ''),
      verdictOf: (place) => (commentAt(place) ? 'change' : fine.includes(keyOf(place)) ? 'fine' : undefined),
      commentOf: (place) => commentAt(place)?.text ?? '',
      judge(place, verdict, text = '') {
        const key = keyOf(place);
        setFine((before) => [...before.filter((each) => each !== key), ...(verdict === 'fine' ? [key] : [])]);
        setComments((before) => {
          const others = before.filter((each) => !isSamePlace(each, place));
          if (verdict === 'fine') return others;
          return others.length < before.length ? before : [...before, { ...place, text }];
        });
      },
      comment: (place, text) =>
        setComments((before) => {
          const known = before.some((each) => isSamePlace(each, place));
          if (!known) return [...before, { ...place, text }];
          return before.map((each) => (isSamePlace(each, place) ? { ...each, text } : each));
        }),
    };
  }, [draft, comments, fine, setComments]);
}
