import * as z from 'zod/mini';

/** What matters of a request of Alexa. */
export interface SkillRequest {
  /** Such as `LaunchRequest` or `AudioPlayer.PlaybackStarted`. */
  readonly type: string;
  /** Of an `IntentRequest`. */
  readonly intent: string | null;
  readonly locale: string | null;
  readonly isNewSession: boolean;
  /** The stream that an event is about. */
  readonly token: string | null;
  readonly offsetMs: number | null;
  /** Why a session ended, or what failed; for logs. */
  readonly reason: string | null;
  readonly errorType: string | null;
  readonly errorMessage: string | null;
}

/** A part that is missing or of another type counts as empty: only the type of a request is needed. */
const part = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.catch(z.optional(z.object(shape)), undefined);
const text = z.catch(z.optional(z.string()), undefined);
const scalar = z.catch(z.optional(z.union([z.number(), z.string()])), undefined);

const playback = part({ token: text, offsetInMilliseconds: scalar });
const envelope = z.object({
  session: part({ new: z.catch(z.optional(z.boolean()), undefined) }),
  request: z.object({
    type: z.string().check(z.minLength(1)),
    locale: text,
    intent: part({ name: text }),
    token: text,
    offsetInMilliseconds: scalar,
    currentPlaybackState: playback,
    reason: text,
    error: part({ type: text, message: text }),
  }),
});

/**
 * Reads a request leniently, because Amazon adds fields and types at any time; null if it has no type. The id of the user is not
 * read, so that nothing after this sees it.
 */
export function parseSkillRequest(body: unknown): SkillRequest | null {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return null;
  const { session, request } = parsed.data;
  const token = request.token ?? null;
  // A failed stream has its offset in the state of the player, if that is the stream that was playing.
  const state = request.currentPlaybackState;
  const offset =
    request.offsetInMilliseconds ??
    (state?.token === request.token ? state?.offsetInMilliseconds : undefined);
  return {
    type: request.type,
    intent: request.type === 'IntentRequest' ? (request.intent?.name ?? null) : null,
    locale: request.locale ?? null,
    isNewSession: session?.new ?? false,
    token,
    offsetMs: readOffset(offset),
    reason: request.reason ?? null,
    errorType: request.error?.type ?? null,
    errorMessage: request.error?.message ?? null,
  };
}

/** A stream that plays for longer than a week is one with a wrong offset. */
const longestMs = 7 * 86_400_000;

/** Some devices send numbers as strings. */
function readOffset(value: string | number | undefined): number | null {
  if (value === undefined || value === '') return null;
  const offset = Number(value);
  return offset >= 0 && offset <= longestMs ? offset : null;
}
