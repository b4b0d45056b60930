import { expect, test } from 'vitest';
import { pruneSheet, renameSheet } from './public-styles-plugin.ts';

const sheet = `@layer utilities{.p-4{padding:1rem}.ui\\:md\\:px-3:hover{--tw-x:1}.gone{--tw-y:1}.p-4,.gone>b{margin:0}
@media (width>=1px){.gone{color:red}}}html,body{margin:0}
@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}`;
const pruned = pruneSheet(sheet, 'const a="p-4 ui:md:px-3"');

test('rules for classes that the code names stay, escaped names too', () => {
  expect(pruned).toContain('.p-4{padding:1rem}');
  expect(pruned).toContain('.ui\\:md\\:px-3:hover');
});

test('rules for other classes go, and the at-rules left empty', () => {
  expect(pruned).not.toContain('gone');
  expect(pruned).not.toContain('@media');
});

test('rules without classes stay', () => {
  expect(pruned).toContain('html,body{margin:0}');
});

test('registered properties stay as long as something uses them', () => {
  expect(pruned).toContain('@property --tw-x');
  expect(pruned).not.toContain('--tw-y');
});

test('what a later chunk loads along has the name that the sheet was given', () => {
  const chunk = { type: 'chunk', code: 'deps=["static/js/a.js","static/css/index.old.css"]' };
  renameSheet({ 'a.js': chunk } as never, 'static/css/index.old.css', 'static/css/session.new.css');
  expect(chunk.code).toBe('deps=["static/js/a.js","static/css/session.new.css"]');
});
