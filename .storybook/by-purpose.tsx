import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from '../packages/ui/src/testing/component-guide.ts';
import { componentPurposes } from '../packages/ui/src/testing/component-purposes.ts';

const guides = import.meta.glob<ComponentGuide>('../packages/ui/src/components/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

/** Every component under its purpose, with the first line of its guide. */
export function ByPurpose() {
  const parts = componentPurposes.map(({ purpose, components }) => {
    const rows = components.map((title) => {
      const [section = '', name = ''] = title.split('/');
      const link = `?path=/docs/${section}-${name}--docs`.toLowerCase();
      return `| [${name}](${link}) | ${firstUse(name)} |`;
    });
    return [`## ${purpose}`, '', '| Component | Use |', '| --- | --- |', ...rows].join('\n');
  });
  return <Markdown>{parts.join('\n\n')}</Markdown>;
}

/** The first line under “When to use it”. */
function firstUse(name: string): string {
  const file = name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const path = Object.keys(guides).find((one) => one.endsWith(`/${file}.guide.ts`));
  return (path && guides[path]?.use[0]) ?? '';
}
