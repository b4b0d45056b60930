import { Heading, Markdown, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from '../packages/ui/src/testing/component-guide.ts';

const guides = import.meta.glob<ComponentGuide>('../packages/ui/src/components/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

const statuses: Readonly<Record<ComponentGuide['status'], string>> = {
  stable: 'Stable: its props change only with a codemod.',
  new: 'New: its props may still change in a minor version.',
  deprecated: 'Deprecated: see below for the replacement.',
};

/** The guide of the component whose stories the page shows; nothing for pages of another kind. */
export function Guide() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guideOf(String(preparedMeta.parameters.fileName ?? ''));
  if (!guide) return null;
  return (
    <>
      <p>
        <strong>Status.</strong> {statuses[guide.status]}
      </p>
      <List texts={guide.use} title="When to use it" />
      <List texts={guide.avoid} title="When not to" />
      <Table head={['Part', 'Purpose']} rows={guide.anatomy} title="Anatomy" />
      {guide.keys.length > 0 ? <Table head={['Keys', 'Effect']} rows={guide.keys} title="Keyboard" /> : null}
      <div className="my-8 grid gap-4 md:grid-cols-2">
        <Advice isGood texts={guide.do} />
        <Advice texts={guide.dont} />
      </div>
      <Heading>Props</Heading>
    </>
  );
}

/** By the path of a story file: the guide lies beside it, with the same name. */
function guideOf(fileName: string): ComponentGuide | undefined {
  return guides[fileName.replace(/^\.?\//, '../').replace('.stories.tsx', '.guide.ts')];
}

/** What to do, or what not to do, in a box of its own. */
function Advice({ isGood = false, texts }: { isGood?: boolean; texts: readonly string[] }) {
  const colour = isGood ? 'border-t-live-text' : 'border-t-danger-text';
  return (
    <section className={`rounded-card border border-border border-t-4 bg-surface p-4 ${colour}`}>
      <strong>{isGood ? '✓ Do' : '✗ Do not'}</strong>
      <Markdown>{texts.map((text) => `- ${text}`).join('\n')}</Markdown>
    </section>
  );
}

function List({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <Markdown>{texts.map((text) => `- ${text}`).join('\n')}</Markdown>
    </>
  );
}

interface TableProps {
  title: string;
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

function Table({ title, head, rows }: TableProps) {
  const lines = [head, ['---', '---'] as const, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return (
    <>
      <Heading>{title}</Heading>
      <Markdown>{lines.join('\n')}</Markdown>
    </>
  );
}
