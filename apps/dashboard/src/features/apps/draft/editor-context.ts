import type { App, AppComment, AppDocument, AppListing } from '@unmuted/api';
import type { AppFindings, AppLanguageCode } from '@unmuted/api/contract';
import { createContext, use } from 'react';
import { type AppField, isAppField } from '#/components/mobile-app/app-fields.messages.ts';

/** A field to which a problem or a remark leads. */
export interface FieldPlace {
  readonly field: AppField;
  /** Null: a field that is the same in all languages. */
  readonly language: AppLanguageCode | null;
}

/** What the fields of an app have in common, on its page and in the steps of its creation. */
export interface AppEditorValue {
  readonly app: App;
  /** The draft as it is edited. */
  readonly document: AppDocument;
  /** The listing in the chosen language. */
  readonly listing: AppListing;
  /** Also takes a function, for changes after a wait. */
  readonly change: (part: Partial<AppDocument> | ((document: AppDocument) => Partial<AppDocument>)) => void;
  readonly changeListing: (part: Partial<AppListing>) => void;
  readonly changeLegal: (part: Partial<AppDocument['legal']>) => void;
  /** The translated error of one value, by JSON pointer such as `/listings/0/title`. */
  readonly errorAt: (pointer: string) => string | undefined;
  readonly findings: AppFindings;
  readonly canEdit: boolean;
  /** Whether each field shows what a change of it needs. */
  readonly showsEffects: boolean;
  /** The field that receives focus next. */
  readonly target: FieldPlace | null;
  /** Shows a field and moves focus to it; null once it has focus. */
  readonly jump: (place: FieldPlace | null) => void;
}

export const AppEditorContext = createContext<AppEditorValue | null>(null);

export function useAppEditor(): AppEditorValue {
  const value = use(AppEditorContext);
  if (value === null) throw new Error('There is no editor around this.');
  return value;
}

/** The address of the value of a field in the document. */
export function pointerOf({ field, language }: FieldPlace, { listings }: AppDocument): string {
  if (language === null) return `/${field.replace('.', '/')}`;
  return `/listings/${listings.findIndex((listing) => listing.language === language)}/${field}`;
}

/** What reviewers remarked about a field. */
export const commentsAt = (comments: readonly AppComment[], place: FieldPlace): readonly AppComment[] =>
  comments.filter(({ field, language }) => field === place.field && language === place.language);

/** The place of a remark; null for one about the whole app. */
export const placeOf = ({ field, language }: AppComment): FieldPlace | null =>
  isAppField(field) ? { field, language } : null;
