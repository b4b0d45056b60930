import type { KitFile, KitInput } from '#/modules/apps/kit/kit-input.ts';

/** A text for fastlane; none if it is empty, since an empty file would delete the text in the store. */
export const textFile = (path: string, text: string): KitFile[] =>
  text.trim() === '' ? [] : [{ path, content: `${text.trim()}\n` }];

/** A stored picture; none if it is missing, which `kitProblemsOf` reports. */
export function pictureFile(path: string, name: string, stored: KitInput['pictures']): KitFile[] {
  const content = stored.get(name);
  return content === undefined ? [] : [{ path, content }];
}
