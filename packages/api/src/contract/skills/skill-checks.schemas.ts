import * as z from 'zod/mini';
import { count, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { storableText } from '#/contract/shared/visible-text.ts';
import { skillDocument } from '#/contract/skills/skill-document.schemas.ts';
import { skillLocales } from '#/contract/skills/skill-locales.ts';

/** A name that sounds like another one. */
export const skillNearName = z
  .object({
    locale: z.enum(skillLocales),
    name: text,
    /** `skill`: of a skill at this provider. `station`: of a well-known station. */
    kind: z.enum(['skill', 'station']),
    /** 0 to 1; from 0.9 on listeners will get the wrong one now and then. */
    score: z.number().check(z.minimum(0), z.maximum(1)),
  })
  .register(z.globalRegistry, { id: 'SkillNearName' });

/** The names nearest to the invocation names of a skill, by sound; the nearest first. */
export const skillNearNames = z
  .object({ near: z.array(skillNearName) })
  .register(z.globalRegistry, { id: 'SkillNearNames' });

/** How a stream looks to Alexa. */
export const skillStreamProblems = [
  'no_stream',
  'not_https',
  'certificate',
  'unreachable',
  'format',
  'slow',
  'port',
] as const;

/** A stream as Alexa would play it: https with a certificate that devices trust, MP3 or AAC, sound within two seconds. */
export const skillStream = z
  .object({
    /** Null without a stream. */
    url: z.nullable(text),
    role: z.enum(['main', 'backup']),
    /** `mp3` or `aac`; null if it could not be found out. */
    format: z.nullable(text),
    /** kbit/s. */
    bitrateKbps: z.nullable(count),
    /** Milliseconds until the first bytes of sound. */
    firstByteMs: z.nullable(count),
    /** Null: Alexa can play it. `slow` and `port` are warnings. */
    problem: z.nullable(z.enum(skillStreamProblems)),
  })
  .register(z.globalRegistry, { id: 'SkillStream' });

/** The streams of a skill as Alexa would play them. */
export const skillStreamReport = z
  .object({ streams: z.array(skillStream) })
  .register(z.globalRegistry, { id: 'SkillStreamReport' });

/** What a listener does in the simulator: says something, or presses a button. */
export const skillActs = ['say', 'open', 'whats_playing', 'pause', 'resume', 'next', 'help', 'stop'] as const;

/** One turn of a conversation with the skill as it is written now. */
export const skillTurn = z
  .strictObject({
    document: skillDocument,
    locale: z.enum(skillLocales),
    act: z.enum(skillActs),
    /** What is said, for `say`. */
    utterance: z.string().check(z.maxLength(limits.skillUtterance), storableText),
  })
  .register(z.globalRegistry, { id: 'SkillTurn' });

/** The answer of the code that answers Alexa. */
export const skillAnswer = z
  .object({
    /** What Alexa understood, such as `LaunchRequest` or `AMAZON.HelpIntent`. */
    request: text,
    /** Null: nothing is said. */
    speech: z.nullable(text),
    /** What happens to the stream. */
    directive: z.nullable(z.enum(['play', 'stop'])),
    /** The address that is played. */
    url: z.nullable(text),
    /** Whether Alexa goes on listening. */
    isOpen: z.boolean(),
    /** Milliseconds that the answer took. */
    tookMs: z.number().check(z.nonnegative()),
  })
  .register(z.globalRegistry, { id: 'SkillAnswer' });

/** See `skillNearName`. */
export type SkillNearName = z.infer<typeof skillNearName>;
/** See `skillNearNames`. */
export type SkillNearNames = z.infer<typeof skillNearNames>;
/** One of `skillStreamProblems`. */
export type SkillStreamProblem = (typeof skillStreamProblems)[number];
/** A stream as Alexa would play it. */
export type SkillStream = z.infer<typeof skillStream>;
/** See `skillStreamReport`. */
export type SkillStreamReport = z.infer<typeof skillStreamReport>;
/** What a listener does in the simulator. */
export type SkillAct = (typeof skillActs)[number];
/** See `skillTurn`. */
export type SkillTurn = z.infer<typeof skillTurn>;
/** See `skillAnswer`. */
export type SkillAnswer = z.infer<typeof skillAnswer>;
