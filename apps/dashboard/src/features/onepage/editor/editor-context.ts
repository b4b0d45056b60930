import type { Site, SiteDocument, SiteSection, SiteText } from '@unmuted/api';
import { createContext, use } from 'react';
import { changeSection } from '#/features/onepage/editor/document-edits.ts';

/** A language of a site. */
export type SiteLanguage = keyof SiteText;

/** What the fields of the editor have in common. */
export interface EditorContextValue {
  readonly site: Site;
  readonly document: SiteDocument;
  /** Changes of the same step are undone together. */
  readonly change: (edit: (document: SiteDocument) => SiteDocument, step?: string) => void;
  readonly canEdit: boolean;
  /** The language that the preview shows and that texts are written in. */
  readonly language: SiteLanguage;
  /** The translated error of a value, by JSON pointer. */
  readonly errorAt: (pointer: string) => string | undefined;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

export function useEditor(): EditorContextValue {
  const value = use(EditorContext);
  if (value === null) throw new Error('There is no editor around this.');
  return value;
}

/** Changes fields of one section. */
export function useSectionEdit<Section extends SiteSection>(section: Section) {
  const { change, document } = useEditor();
  return {
    pointer: `/sections/${document.sections.findIndex(({ id }) => id === section.id)}`,
    edit: (part: Partial<Section>, field = Object.keys(part).join()) =>
      change((current) => changeSection(current, { ...section, ...part }), `${section.id} ${field}`),
  };
}
