import { expect, it } from 'vitest';
import { type ComponentSource, splitSheet } from './component-sheets.ts';

const sheet = `
@layer ui.theme{:root{--ui-space:4px}}
@layer ui.utilities{
  .ui\\:flex{display:flex}
  .ui\\:px-3{padding-inline:12px}
  .ui\\:px-4{padding-inline:16px}
  .ui\\:before\\:content-\\[\\'\\'\\]:before{content:""}
  @media (width>=48rem){.ui\\:md\\:px-3{padding-inline:12px}}
}
@keyframes spin{to{rotate:1turn}}`;

const source = (text: string, imports: string[] = []): ComponentSource => ({ text, imports });
const { core, components } = splitSheet(
  sheet,
  new Map([
    ['button', source("'ui:flex ui:px-4 ui:md:px-3'")],
    ['badge', source(`"ui:px-3 ui:before:content-['']"`)],
    ['dialog', source("'ui:px-34'", ['button'])],
  ]),
);
const sheetOf = (name: string): string => components.get(name) ?? '';
const layerOf = (name: string, rule: string): string | undefined =>
  [...sheetOf(name).matchAll(/@layer (l\w+)\{(.*?\})\}/g)].find(([, , rules]) => rules?.includes(rule))?.[1];

it('[E15] the core has everything but the utilities, and the order of their layers', () => {
  expect(core).toContain('--ui-space:4px');
  expect(core).toContain('@keyframes spin');
  expect(core).toContain('@layer ui.utilities{@layer l0,l1,l2;}');
  expect(core).not.toContain('padding-inline');
});

it('[E15] a component has the rules of its own classes and of the components that it imports', () => {
  expect(sheetOf('button')).toContain('.ui\\:flex');
  expect(sheetOf('button')).not.toContain('.ui\\:px-3');
  expect(sheetOf('badge')).toContain('.ui\\:before\\:content');
  expect(sheetOf('dialog')).toBe(sheetOf('button'));
});

it('[E15] rules that set the same property are in layers in the order of the whole sheet', () => {
  expect(layerOf('badge', '.ui\\:px-3{')).toBe('l0');
  expect(layerOf('button', '.ui\\:px-4{')).toBe('l1');
  expect(layerOf('button', '.ui\\:md\\:px-3{')).toBe('l2');
});

it('[E15] important rules are rejected, because layers reverse their order', () => {
  const important = '@layer ui.utilities{.ui\\:a{color:red!important}}';
  expect(() => splitSheet(important, new Map())).toThrow('is important');
});
