import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lightWidgetColors } from '#/features/cast/widgets/widget-colors.ts';

const sheet = path.join(import.meta.dirname, '../../../../../embed/src/styles/base.css');

test('custom colours start from the widget’s defaults', () => {
  const [light = ''] = /:root \{[^}]*\}/.exec(readFileSync(sheet, 'utf8')) ?? [];
  const colorOf = (name: string) => new RegExp(`--${name}: (#[0-9a-f]+);`).exec(light)?.[1];
  expect([colorOf('accent'), colorOf('bg'), colorOf('fg')]).toEqual(Object.values(lightWidgetColors));
});
