/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import type { ComponentGuide } from '#/testing/component-guide.ts';
import { componentPurposes } from '#/testing/component-purposes.ts';

const stories = import.meta.glob<string>('../components/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const guides = import.meta.glob<ComponentGuide>('../components/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

/** The files of the components that Storybook lists; the icons are a foundation. */
const components = Object.entries(stories)
  .filter(([, text]) => /title: '(?:Components|Charts|Media|Layouts)\//.test(text))
  .map(([path]) => path.replace('.stories.tsx', ''));

it('lists every component under one purpose', () => {
  const titles = Object.values(stories).flatMap(
    (text) => /title: '((?:Components|Charts|Media|Layouts)\/\w+)'/.exec(text)?.[1] ?? [],
  );
  expect(componentPurposes.flatMap(({ components }) => components).sort()).toEqual(titles.sort());
});

it('there are components', () => expect(components.length).toBeGreaterThan(90));

it.each(components)('[E14] %s has a guide with something under each heading', (path) => {
  const guide = guides[`${path}.guide.ts`];
  expect(guide).toBeDefined();
  for (const part of ['use', 'avoid', 'anatomy', 'do', 'dont'] as const) {
    expect(guide?.[part].length, part).toBeGreaterThan(0);
  }
});
