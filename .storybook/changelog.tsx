import { Markdown } from '@storybook/addon-docs/blocks';

const changesets = import.meta.glob<string>('../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const entries = Object.entries(changesets)
  .filter(([, text]) => text.includes("'@unmuted/ui'"))
  .map(([path, text]) => [path, text.replace(/^---\n.*?\n---\n/s, '').trim()] as const)
  .filter(([, text]) => text !== '')
  .sort(([a], [b]) => a.localeCompare(b, 'en'));

/** The file that a release writes; none before the first release. */
const [history] = Object.values(
  import.meta.glob<string>('../packages/ui/CHANGELOG.md', { eager: true, query: '?raw', import: 'default' }),
);

/** The changes of past releases. */
export function Releases() {
  return history === undefined ? null : <Markdown>{history.replace(/^# .*\n/, '')}</Markdown>;
}

/** The changes of the library that the next release contains, from its changesets. */
export function NextRelease() {
  if (entries.length === 0) return <p>No changes yet.</p>;
  return (
    <>
      {entries.map(([path, text]) => (
        <section key={path}>
          <Markdown>{text}</Markdown>
          <hr />
        </section>
      ))}
    </>
  );
}
