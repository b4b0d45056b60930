import type { SkillStream, SkillStreamProblem, SkillStreamReport } from '@unmuted/api/contract';
import { requireSkillRow } from '#/modules/skills/skill/change-skill.ts';
import { draftOf } from '#/modules/skills/skill/draft-of.ts';
import { readSkillFacts, type SkillFactsDeps } from '#/modules/skills/skill/skill-facts.ts';
import { probeStream, type StreamProbe } from '#/modules/stations/probe/probe-stream.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Connector } from '#/platform/connector/connector.ts';

/** Listeners give up later than this. */
const soundWithinMs = 2_000;
const playable: readonly (string | null)[] = ['mp3', 'aac'];

/** Connects to the streams of a skill. Alexa plays the main one, and the backup if that fails. */
export async function checkStreams(
  deps: SkillFactsDeps & { readonly connector: Connector },
  scope: Scope,
  id: string,
): Promise<SkillStreamReport> {
  const row = await requireSkillRow(deps, scope, id);
  const { source, backupUrl } = draftOf(row);
  const facts = await readSkillFacts(deps, row, source);
  const main = facts.forcedUrl ?? facts.source?.listenUrl ?? null;
  const streams = [
    checkStream(deps.connector, 'main', main),
    ...(backupUrl === '' ? [] : [checkStream(deps.connector, 'backup', backupUrl)]),
  ];
  return { streams: await Promise.all(streams) };
}

async function checkStream(
  connector: Connector,
  role: SkillStream['role'],
  url: string | null,
): Promise<SkillStream> {
  const unknown = { url, role, format: null, bitrateKbps: null, firstByteMs: null };
  if (url === null) return { ...unknown, problem: 'no_stream' };
  // Amazon refuses the address before it connects.
  if (!url.startsWith('https:')) return { ...unknown, problem: 'not_https' };
  const probe = await probeStream(connector, url);
  const { codec: format, bitrateKbps, firstByteMs } = probe;
  return { url, role, format, bitrateKbps, firstByteMs, problem: problemOf(url, probe) };
}

function problemOf(
  url: string,
  { state, problem, codec, firstByteMs }: StreamProbe,
): SkillStreamProblem | null {
  if (problem === 'certificate') return 'certificate';
  if (state !== 'up' && state !== 'not_audio') return 'unreachable';
  if (!playable.includes(codec)) return 'format';
  if ((firstByteMs ?? 0) > soundWithinMs) return 'slow';
  return new URL(url).port === '' ? null : 'port';
}
