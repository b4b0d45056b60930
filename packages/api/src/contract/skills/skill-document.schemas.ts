import * as z from 'zod/mini';
import { country } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { storeLimits } from '#/contract/shared/store-limits.ts';
import { fileName, httpsLink, isUnique, line, lines } from '#/contract/shared/text-fields.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';
import { siteSource } from '#/contract/sites/site-document.schemas.ts';
import { skillLocales } from '#/contract/skills/skill-locales.ts';

const { alexa } = storeLimits;

/** What Alexa says, and what the store shows, in one locale. Texts may be incomplete while a skill is a draft. */
export const skillVoice = z
  .strictObject({
    locale: z.enum(skillLocales),
    /** V-INV: what listeners say after "Alexa, open". */
    invocationName: line(limits.skillName),
    /** The invocation name is a brand that the owner can prove, so that one word is enough. */
    isBrand: z.boolean(),
    /** Spoken texts; empty: our own in the language of the locale. */
    welcome: line(limits.skillSpeech),
    /** May contain `{title}`, `{artist}` and `{station}`. */
    nowPlaying: line(limits.skillSpeech),
    offAir: line(limits.skillSpeech),
    help: line(limits.skillSpeech),
    error: line(limits.skillSpeech),
    /** The name in the store. */
    publicName: line(alexa.name.max),
    summary: line(alexa.summary.max),
    description: lines(alexa.description.max),
    keywords: z.array(line(alexa.keyword.max)).check(z.maxLength(alexa.keywords.max)),
    /** The first one says the wake word and the invocation name. */
    examplePhrases: z.array(line(alexa.examplePhrase.max)).check(z.maxLength(alexa.examplePhrases.max)),
  })
  .register(z.globalRegistry, { id: 'SkillVoice' });

/** Everything that the owner of a skill writes and chooses. */
export const skillDocument = z
  .strictObject({
    /** In Studio. */
    name: z.string().check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(60), visibleText),
    /** The station or cast that it plays. */
    source: z.nullable(siteSource),
    /** Played once if the stream fails; empty: none. */
    backupUrl: httpsLink,
    /** The first one stands for a locale of another language. */
    voices: z.array(skillVoice).check(
      z.minLength(1),
      z.maxLength(skillLocales.length),
      z.refine((voices) => isUnique(voices.map((voice) => voice.locale)), { error: 'not_unique' }),
    ),
    /** An upload of the kind `image.icon` as `<sha256>.png`; null: none yet. */
    icon: fileName('png'),
    /** Null: wherever Alexa is available. */
    countries: z.nullable(
      z
        .array(country)
        .check(z.minLength(1), z.maxLength(limits.countries), z.refine(isUnique, { error: 'not_unique' })),
    ),
    privacyUrl: httpsLink,
    termsUrl: httpsLink,
    /** For the people at Amazon who try it. */
    testingInstructions: lines(alexa.testingInstructions.max),
    isChildDirected: z.boolean(),
    hasAds: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SkillDocument' });

/** What Alexa says, and what the store shows, in one locale. */
export type SkillVoice = z.infer<typeof skillVoice>;
/** Everything that the owner of a skill writes and chooses. */
export type SkillDocument = z.infer<typeof skillDocument>;
