import type { AlertTemplateKey } from '@unmuted/api';
import { alertTemplateChange } from '@unmuted/api/contract';
import type { Fault } from '#/components/form/field-errors.ts';

export { alertTemplateChange };

/** The rules that depend on the text: only the note may be empty, and titles and text messages name the station. */
export function templateFault(key: AlertTemplateKey, text: string): Fault | null {
  if (key === 'note') return null;
  if (text.trim() === '') return { code: 'required' };
  return key !== 'spoken' && !text.includes('{station}') ? { code: 'station_missing' } : null;
}

/** Whether the server accepts a text. */
export const isUsable = (key: AlertTemplateKey, text: string): boolean =>
  templateFault(key, text) === null && alertTemplateChange.safeParse({ text }).success;
