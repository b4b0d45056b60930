import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';

/**
 * The texts of messages about incidents that staff can change. `raised` to `recovered`: the title of a message; `short_…`: the text
 * message; `spoken`: what a call says after the title; `note`: a last line of every message, such as a telephone number.
 */
export const alertTemplateKeys = [
  'raised',
  'reminder',
  'acknowledged',
  'recovered',
  'short_raised',
  'short_recovered',
  'spoken',
  'note',
] as const;
/** One of `alertTemplateKeys`. */
export const alertTemplateKey = z.enum(alertTemplateKeys);

/**
 * The variables of templates, written in braces: the station, what is wrong, the start, the time zone, the listeners at the start, the
 * lowest level in dBFS, and the minutes so far. One without a value is empty.
 */
export const alertTemplateVariables = [
  'station',
  'kind',
  'time',
  'zone',
  'listeners',
  'level',
  'minutes',
] as const;

/** A language of messages. */
export const alertLocale = z.enum(['en', 'fr', 'zh', 'ja']);

/** The text of one template in one language. */
export const alertTemplate = z
  .object({
    key: alertTemplateKey,
    locale: alertLocale,
    text,
    /** The text as it comes with the product. */
    standard: text,
    /** Null while it is the standard text. */
    changed: z.nullable(z.object({ at: moment, by: text })),
    /** 0 before the first change. */
    version: count,
  })
  .register(z.globalRegistry, { id: 'AlertTemplate' });

/** All templates in all languages. */
export const alertTemplateList = z
  .object({ items: z.array(alertTemplate) })
  .register(z.globalRegistry, { id: 'AlertTemplateList' });

const braces = new RegExp(`^(?:[^{}]|\\{(?:${alertTemplateVariables.join('|')})\\})*$`);
const templateText = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(limits.alertTemplate, { abort: true }),
    z.regex(braces),
    visibleText,
  );

/** The new text; null: the standard text again. Only `note` may be empty, and titles and text messages name the station. */
export const alertTemplateChange = z
  .strictObject({ text: z.nullable(templateText) })
  .register(z.globalRegistry, { id: 'AlertTemplateChange' });

/** A text that is not saved. */
export const alertTemplateDraft = z
  .strictObject({ key: alertTemplateKey, locale: alertLocale, text: templateText })
  .register(z.globalRegistry, { id: 'AlertTemplateDraft' });

/** A message with the text, about an incident of an invented station. */
export const alertPreview = z
  .object({
    title: text,
    /** One fact each. */
    lines: z.array(text),
    short: z.object({
      text,
      /** Messages that it is sent and paid as. */
      parts: count,
      /** 160 characters a message in the GSM alphabet, 70 in another one. */
      isGsm: z.boolean(),
    }),
    spoken: text,
  })
  .register(z.globalRegistry, { id: 'AlertPreview' });

/** To whom a test was sent. */
export const alertTemplateTest = z
  .object({ email: text })
  .register(z.globalRegistry, { id: 'AlertTemplateTest' });

/** One of `alertTemplateKeys`. */
export type AlertTemplateKey = z.infer<typeof alertTemplateKey>;
/** One of `alertTemplateVariables`. */
export type AlertTemplateVariable = (typeof alertTemplateVariables)[number];
/** See `alertTemplate`. */
export type AlertTemplate = z.infer<typeof alertTemplate>;
/** See `alertTemplateList`. */
export type AlertTemplateList = z.infer<typeof alertTemplateList>;
/** See `alertTemplateDraft`. */
export type AlertTemplateDraft = z.infer<typeof alertTemplateDraft>;
/** See `alertPreview`. */
export type AlertPreview = z.infer<typeof alertPreview>;
/** See `alertTemplateTest`. */
export type AlertTemplateTest = z.infer<typeof alertTemplateTest>;
