import type { Plugin } from 'vite';

/** Lines that start and end with a pipe, one after another. */
const table = /(?:^\|.*\|\n)+/gm;

/**
 * Tables in MDX pages. MDX itself knows only the Markdown without extensions, and Storybook's `Markdown` block knows tables, so each table
 * becomes such a block.
 */
export function mdxTables(): Plugin {
  return {
    name: 'studio:mdx-tables',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.mdx')) return;
      const withBlocks = code.replace(
        table,
        (lines) => `<MarkdownTable>{${JSON.stringify(lines)}}</MarkdownTable>\n`,
      );
      return `import { Markdown as MarkdownTable } from '@storybook/addon-docs/blocks';\n${withBlocks}`;
    },
  };
}
