import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The app without a brand, built from the sources beside it. */
export const templateFile = path.join(import.meta.dirname, '../../../../preview-apk/template.apk');

/** Reads the template. */
export const readTemplate = (): Promise<Buffer> => readFile(templateFile);
