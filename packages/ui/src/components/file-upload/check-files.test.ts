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

it('accepts files that meet the rules', () => {
  expect(checkFiles([logo], [], any)).toEqual({ accepted: [logo], rejected: [] });
});

it('matches types by extension, media type and wildcard', () => {
  for (const accept of ['.png', 'image/png', 'image/*', ' .JPG , image/png'])
    expect(reasons([logo], { accept }), accept).toEqual([]);
  for (const accept of ['.jpg', 'image/jpeg', 'audio/*', '.png.zip'])
    expect(reasons([logo], { accept }), accept).toEqual(['type']);
});

it('accepts a file of unknown media type by its extension only', () => {
  expect(reasons([file('bed.flac')], { accept: 'audio/flac' })).toEqual([]);
  expect(reasons([file('bed.exe')], { accept: '.flac' })).toEqual(['type']);
});

it('rejects files that are empty, too large, or above the maximum number', () => {
  const files = [file('empty', { size: 0 }), file('large', { size: 11 }), file('a'), file('b')];
  expect(reasons(files, { maxSizeBytes: 10, maxFiles: 2 }, [logo])).toEqual(['empty', 'size', 'count']);
});

it('accepts a file of exactly the maximum size', () => {
  expect(reasons([file('a', { size: 10 })], { maxSizeBytes: 10 })).toEqual([]);
});

it('ignores duplicates', () => {
  const again = file('logo.PNG', { type: 'image/png' });
  expect(checkFiles([again, again], [logo], any)).toEqual({ accepted: [], rejected: [] });
  const changed = file('logo.PNG', { type: 'image/png', lastModified: 2 });
  expect(checkFiles([changed], [logo], any).accepted).toEqual([changed]);
});
