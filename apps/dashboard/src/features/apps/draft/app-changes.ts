import type { AppDocument, AppListing } from '@unmuted/api';
import type { AppChangeEffect, AppLanguageCode } from '@unmuted/api/contract';
import type { AppField } from '#/components/mobile-app/app-fields.messages.ts';
import { effectOfField } from '#/features/apps/draft/app-checks.schema.ts';
import { listingOf } from '#/features/apps/draft/app-documents.ts';
import type { FieldPlace } from '#/features/apps/draft/editor-context.ts';

/** A difference between two documents. */
export interface AppChange {
  /** `packageId`, `legal.isNews`, `fr-FR/title`, or `fr-FR` for a whole language. */
  readonly id: string;
  /** Null: a field that is the same in all languages. */
  readonly language: AppLanguageCode | null;
  /** Null: the whole language was added or removed. */
  readonly field: AppField | null;
  readonly before: unknown;
  readonly after: unknown;
  /** What listeners need to see it; `none`: they never do. */
  readonly effect: AppChangeEffect | 'none';
}

/** The id of a change of a field. */
export const changeIdOf = ({ field, language }: FieldPlace): string =>
  language === null ? field : `${language}/${field}`;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The differences between two documents, the common fields first. */
export function changesBetween(before: AppDocument, after: AppDocument): AppChange[] {
  const changes: AppChange[] = [];
  for (const key of Object.keys(before) as (keyof AppDocument)[]) {
    if (key === 'listings' || isSame(before[key], after[key])) continue;
    const effect = key === 'name' ? 'none' : effectOfField(key);
    if (key === 'legal') {
      for (const part of Object.keys(before.legal) as (keyof AppDocument['legal'])[])
        if (before.legal[part] !== after.legal[part])
          changes.push({
            id: `legal.${part}`,
            language: null,
            field: `legal.${part}`,
            before: before.legal[part],
            after: after.legal[part],
            effect,
          });
    } else
      changes.push({ id: key, language: null, field: key, before: before[key], after: after[key], effect });
  }
  const languages = new Set([...before.listings, ...after.listings].map(({ language }) => language));
  return [...changes, ...[...languages].flatMap((language) => changesOfListing(before, after, language))];
}

function changesOfListing(before: AppDocument, after: AppDocument, language: AppLanguageCode): AppChange[] {
  const [one, other] = [listingOf(before, language), listingOf(after, language)];
  const effect = effectOfField('listings');
  if (!one || !other)
    return [{ id: language, language, field: null, before: one?.title, after: other?.title, effect }];
  return (Object.keys(one) as (keyof AppListing)[])
    .filter((field) => field !== 'language' && !isSame(one[field], other[field]))
    .map((field) => ({
      id: `${language}/${field}`,
      language,
      field: field as AppField,
      before: one[field],
      after: other[field],
      effect,
    }));
}

/** Their document with my values of the named changes. */
export function mergeChanges(theirs: AppDocument, mine: AppDocument, ids: readonly string[]): AppDocument {
  let merged = theirs;
  for (const { id, field, language } of changesBetween(theirs, mine)) {
    if (!ids.includes(id)) continue;
    if (language === null) merged = withField(merged, mine, id);
    else if (field === null) {
      const listing = listingOf(mine, language);
      const others = merged.listings.filter((each) => each.language !== language);
      merged = { ...merged, listings: listing ? [...others, listing] : others };
    } else {
      const own = listingOf(mine, language);
      merged = {
        ...merged,
        listings: merged.listings.map((each) =>
          own && each.language === language ? { ...each, [field]: own[field as keyof AppListing] } : each,
        ),
      };
    }
  }
  return merged.listings.length > 0 ? merged : { ...merged, listings: mine.listings };
}

function withField(merged: AppDocument, mine: AppDocument, id: string): AppDocument {
  const [key = '', part] = id.split('.');
  if (part === undefined) return { ...merged, [key]: mine[key as keyof AppDocument] };
  return { ...merged, legal: { ...merged.legal, [part]: mine.legal[part as keyof AppDocument['legal']] } };
}
