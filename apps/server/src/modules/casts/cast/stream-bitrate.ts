import type { CastStream, StreamCodec } from '@unmuted/api/contract';

/** The bitrates of a connected source in kbit/s; null where unknown. */
interface SourceBitrates {
  readonly codec: StreamCodec;
  /** As announced by the encoder. */
  readonly declaredKbps: number | null;
  readonly measuredKbps: number | null;
  /** The maximum of the plan. */
  readonly allowedKbps: number | null;
}

/** A constant bitrate differs by the accuracy of the measurement only. */
const constantTolerance = 0.1;
/** Ogg codecs vary with the sound. */
const variableTolerance = 0.3;
const declaredTolerance = 0.15;

const isVariable = (codec: StreamCodec): boolean => codec === 'ogg' || codec === 'opus' || codec === 'flac';

/** Whether the measurement contradicts the bitrate that the encoder announces. */
function differs({ codec, declaredKbps, measuredKbps }: Omit<SourceBitrates, 'allowedKbps'>): boolean {
  if (declaredKbps === null || measuredKbps === null || isVariable(codec)) return false;
  return Math.abs(measuredKbps - declaredKbps) > declaredKbps * declaredTolerance;
}

/** The bitrate to show for a source: as announced unless the measurement contradicts it, otherwise as measured. */
export function sourceKbps(source: Omit<SourceBitrates, 'allowedKbps'>): number | null {
  const { codec, declaredKbps, measuredKbps } = source;
  // The announced bitrate of a lossless stream means nothing.
  if (codec === 'flac' || declaredKbps === null || differs(source)) return measuredKbps;
  return declaredKbps;
}

/** Compares what a source sends with its plan and with what it announces. The measurement counts more. */
export function bitrateIssueOf(source: SourceBitrates): CastStream['bitrateIssue'] {
  const { codec, declaredKbps, measuredKbps, allowedKbps } = source;
  const tolerance = 1 + (isVariable(codec) ? variableTolerance : constantTolerance);
  const isAbove =
    allowedKbps !== null &&
    (measuredKbps === null ? (declaredKbps ?? 0) > allowedKbps : measuredKbps > allowedKbps * tolerance);
  if (isAbove) return 'above_plan';
  return differs(source) ? 'undeclared_rate' : null;
}
