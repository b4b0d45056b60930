import { expect, it } from 'vitest';
import { checkFiles, type FileRules } from './check-files.ts';

function file(name: string, { size = 10, type = '', lastModified = 1 } = {}) {
  return new File(['x'.repeat(size)], name, { type, lastModified });
}

const logo = file('logo.PNG', { type: 'image/png' });
const any: FileRules = { maxFiles: 9 };

function reasons(files: File[], rules: Partial<FileRules>, present: File[] = []) {
  return checkFiles(files, present, { ...any, ...rules }).rejected.map(({ reason }) => reason);
}

it('takes what fits', () => {
  expect(checkFiles([logo], [], any)).toEqual({ accepted: [logo], rejected: [] });
});

it('knows kinds by their ending, their type and their family', () => {
  for (const accept of ['.png', 'image/png', 'image/*', ' .JPG , image/png'])
    expect(reasons([logo], { accept }), accept).toEqual([]);
  for (const accept of ['.jpg', 'image/jpeg', 'audio/*', '.png.zip'])
    expect(reasons([logo], { accept }), accept).toEqual(['type']);
});

it('does not hold it against a file that the system does not know its type', () => {
  expect(reasons([file('bed.flac')], { accept: 'audio/flac' })).toEqual([]);
  expect(reasons([file('bed.exe')], { accept: '.flac' })).toEqual(['type']);
});

it('leaves out what is empty, too large, or one too many', () => {
  const files = [file('empty', { size: 0 }), file('large', { size: 11 }), file('a'), file('b')];
  expect(reasons(files, { maxSizeBytes: 10, maxFiles: 2 }, [logo])).toEqual(['empty', 'size', 'count']);
});

it('takes a size that is just allowed', () => {
  expect(reasons([file('a', { size: 10 })], { maxSizeBytes: 10 })).toEqual([]);
});

it('passes over a file that is there already', () => {
  const again = file('logo.PNG', { type: 'image/png' });
  expect(checkFiles([again, again], [logo], any)).toEqual({ accepted: [], rejected: [] });
  const changed = file('logo.PNG', { type: 'image/png', lastModified: 2 });
  expect(checkFiles([changed], [logo], any).accepted).toEqual([changed]);
});
