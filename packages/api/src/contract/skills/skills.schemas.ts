import * as z from 'zod/mini';
import { alexaStates } from '#/contract/casts/products.schemas.ts';
import { count, moment, text, url } from '#/contract/shared/fields.ts';
import { siteSource } from '#/contract/sites/site-document.schemas.ts';
import { skillDocument } from '#/contract/skills/skill-document.schemas.ts';
import { skillLocales } from '#/contract/skills/skill-locales.ts';

/** A remark of staff or of Amazon about a field of a skill. */
export const skillComment = z
  .object({
    /** The name of a field of `SkillDocument` or `SkillVoice`; null: the whole skill. */
    field: z.nullable(text),
    /** Null: a field that is the same in all locales. */
    locale: z.nullable(z.enum(skillLocales)),
    text,
  })
  .register(z.globalRegistry, { id: 'SkillComment' });

/** A move of a skill. */
export const skillStep = z
  .object({
    state: z.enum(alexaStates),
    at: moment,
    /** The name of the person; null for staff, whose names customers do not see, and for the system. */
    by: z.nullable(text),
    byStaff: z.boolean(),
    /** Shown to the owner; empty without one. */
    reason: text,
  })
  .register(z.globalRegistry, { id: 'SkillStep' });

/** What a skill says about the products of its account. */
export const skillFacts = z
  .object({
    /** Null without a source, and if it was deleted. */
    source: z.nullable(
      z.object({
        ...siteSource.shape,
        name: text,
        /** The stream that Alexa plays; null if there is none, or if its cast is suspended. */
        listenUrl: z.nullable(url),
        logoUrl: z.nullable(url),
        isOnAir: z.boolean(),
        /** Of the song on air; null if it is not known. */
        title: z.nullable(text),
        artist: z.nullable(text),
      }),
    ),
    /** Played in place of the source; set by staff. */
    forcedUrl: z.nullable(url),
    /** The public address of files, to which the name of a file is appended. */
    filesUrl: text,
  })
  .register(z.globalRegistry, { id: 'SkillFacts' });

const version = z.object({ document: skillDocument, at: moment });

/** An Alexa skill with its draft. */
export const skill = z
  .object({
    id: z.uuid(),
    state: z.enum(alexaStates),
    stateSince: z.nullable(moment),
    /** Incremented by each change of the draft and each move. */
    version: count,
    draft: skillDocument,
    draftSavedAt: z.nullable(moment),
    /** `amzn1.ask.skill.<uuid>`; null until Amazon has assigned it. */
    amazonId: z.nullable(text),
    facts: skillFacts,
    /** Stations and casts of the account that the skill can play. */
    sources: z.array(z.object({ ...siteSource.shape, name: text })),
    /** What was sent for review last; null: never. */
    sent: z.nullable(version),
    /** What Amazon certified last: its invocation names can no longer be changed. Null: never live. */
    live: z.nullable(version),
    /** Of the last review that asked for changes or rejected the skill. */
    comments: z.array(skillComment),
    /** Why changes were asked for, why Amazon rejected it, or why it was suspended; empty without a reason. */
    reason: text,
    /** Latest first. */
    history: z.array(skillStep),
  })
  .register(z.globalRegistry, { id: 'Skill' });

const days = ['7', '30', '365'] as const;
/** `?days=7`: the last days, with today, in UTC. */
export const skillStatisticsQuery = z.strictObject({ days: z.optional(z.enum(days)) });

const counts = {
  sessions: count,
  /** Starts of the stream. */
  plays: count,
  /** Hours of listening that Alexa reported. */
  hours: z.number().check(z.nonnegative()),
  /** Requests that were not understood. */
  misses: count,
};

/** What listeners did with a skill: counts by day, without anything about the listener. */
export const skillStatistics = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    ...counts,
    /** The same number of days before. */
    previous: z.object(counts),
    days: z.array(z.object({ day: z.iso.date(), ...counts })),
    /** Most plays first. */
    locales: z.array(z.object({ locale: z.enum(skillLocales), ...counts })),
    /** The first counted day; null before the first request. */
    since: z.nullable(z.iso.date()),
  })
  .register(z.globalRegistry, { id: 'SkillStatistics' });

/** A remark about a field of a skill. */
export type SkillComment = z.infer<typeof skillComment>;
/** A move of a skill. */
export type SkillStep = z.infer<typeof skillStep>;
/** What a skill says about the products of its account. */
export type SkillFacts = z.infer<typeof skillFacts>;
/** An Alexa skill with its draft. */
export type Skill = z.infer<typeof skill>;
/** What listeners did with a skill. */
export type SkillStatistics = z.infer<typeof skillStatistics>;
