import { expect, test } from 'vitest';
import { withoutUnused } from './library-styles-plugin.ts';

const css = `
@layer ui.theme{:root{--ui-space:4px}}
@layer ui.utilities{
  .ui\\:flex{display:flex}
  .ui\\:px-3{padding-inline:12px}
  .ui\\:before\\:content-\\[\\'\\'\\]:before{content:""}
  @media (width>=48rem){.ui\\:md\\:px-3{padding-inline:12px}}
}
@layer utilities{.grid{display:grid}}`;

test('only classes of the used components stay, in their order; other layers are left alone', () => {
  const sheet = withoutUnused(css, `const a = "ui:flex ui:px-34"; const b = "ui:before:content-['']";`);
  expect(sheet).toContain('.ui\\:flex');
  expect(sheet).toContain('.ui\\:before');
  expect(sheet).not.toContain('px-3');
  expect(sheet).not.toContain('@media');
  expect(sheet).toContain('--ui-space');
  expect(sheet).toContain('.grid');
});
