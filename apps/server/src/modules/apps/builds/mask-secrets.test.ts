import { expect, it } from 'vitest';
import { maskedValues, maskSecrets } from '#/modules/apps/builds/mask-secrets.ts';

const values = maskedValues({
  env: { STORE_PASSWORD: 'correct horse', KEY: 'first line\nsecond line', SHORT: 'abc' },
  files: [{ name: 'upload.jks', content: Buffer.from('keystore') }],
  signing: null,
});

it.each([
  ['a value', 'pass=correct horse.', 'pass=*************.'],
  ['a value twice', 'correct horse correct horse.', '************* *************.'],
  ['a line of a value', 'echo second line.', 'echo ***********.'],
  ['a file in base64', `key ${Buffer.from('keystore').toString('base64')}.`, `key ${'*'.repeat(12)}.`],
  ['no short value', 'abc.', 'abc.'],
  ['nothing else', 'correct donkey.', 'correct donkey.'],
])('masks %s', (_name, text, masked) => {
  const { content, whole } = maskSecrets(Buffer.from(text), values);
  expect(content.toString()).toBe(masked);
  expect(whole).toBe(content.length);
});

it.each([
  ['nothing', 'all good', 'all good'],
  ['the beginning of a value', 'pass=correct h', 'pass='],
  ['a value whose end begins another one', 'pass=correct horse', 'pass='],
  ['a value that is the beginning of a longer one', 'key=first line', 'key='],
])('leaves for the next part: %s', (_name, text, shown) => {
  const { content, whole } = maskSecrets(Buffer.from(text), values);
  expect(content.toString('utf8', 0, whole)).toBe(shown);
});
