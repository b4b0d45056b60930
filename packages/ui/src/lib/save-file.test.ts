import { expect, it } from 'vitest';
import { fileNameOf } from './save-file.ts';

it.each([
  ['The Friday show doubled your evening', 'the-friday-show-doubled-your-evening'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Émissions : 24 h', 'émissions-24-h'],
  ['夜がいちばん聴かれています', '夜がいちばん聴かれています'],
  ['???', 'chart'],
])('turns %j into %s', (title, name) => expect(fileNameOf(title)).toBe(name));
