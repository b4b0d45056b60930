import type { AlertPreview } from '@unmuted/api';

/** Characters of the extension of the GSM alphabet count twice. */
const extension = /[\^{}\\[~\]|€\f]/g;
const gsmSizes = { only: 160, one: 153 };
const otherSizes = { only: 70, one: 67 };

/** The characters of a text message, and how many its parts hold: several parts have a header each. */
export function smsSize({ text, parts, isGsm }: AlertPreview['short']): { used: number; max: number } {
  const { only, one } = isGsm ? gsmSizes : otherSizes;
  return {
    used: text.length + (isGsm ? (text.match(extension) ?? []).length : 0),
    max: parts > 1 ? parts * one : only,
  };
}
