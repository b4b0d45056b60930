import { OptionDefaults, type TypeDocOptions } from 'typedoc';

/** Options of the conversion and of the site: TypeDoc sorts in both. */
export const sharedOptions = {
  logLevel: 'Warn',
  // Literals of the generated types.
  blockTags: [...OptionDefaults.blockTags, '@constant'],
  kindSortOrder: [
    'Module',
    'Function',
    'Class',
    'Variable',
    'Namespace',
    'Interface',
    'TypeAlias',
    'Constructor',
    'Property',
    'Accessor',
    'Method',
    'Reference',
  ],
  groupOrder: [
    'Functions',
    'Classes',
    'Variables',
    'Namespaces',
    'Interfaces',
    'Type Aliases',
    '*',
    'References',
  ],
  categoryOrder: ['Provider and labels', 'Foundations', 'Components', 'Layouts', 'Charts', 'Media', '*'],
  // What an export is for, beside its name in lists.
  useFirstParagraphOfCommentAsSummary: true,
  // In the order of package.json.
  sortEntryPoints: false,
  // Diagrams in READMEs.
  ignoredHighlightLanguages: ['mermaid'],
} satisfies TypeDocOptions;
