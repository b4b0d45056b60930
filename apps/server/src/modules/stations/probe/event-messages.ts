import { mp4Boxes } from '#/modules/stations/probe/mp4-boxes.ts';

/** ID3 tags in the events of fragmented MP4 (aomedia.org/emsg/ID3). */
const id3Scheme =
  /^(?:https:\/\/aomedia\.org\/emsg\/ID3|https:\/\/developer\.apple\.com\/streaming\/emsg-id3)$/;

/** The ID3 tags of the event messages at the start of a segment of fragmented MP4 (ISO/IEC 23009-1 §5.10.3.3). */
export function id3OfEvents(segment: Buffer): Buffer[] {
  const tags: Buffer[] = [];
  for (const { type, body } of mp4Boxes(segment)) {
    const tag = type === 'emsg' ? tagOf(body) : null;
    if (tag) tags.push(tag);
  }
  return tags;
}

/** Version 0 begins with the texts, version 1 with the times. */
function tagOf(box: Buffer): Buffer | null {
  const times = { 0: 16, 1: 20 }[box[0] ?? 255];
  if (times === undefined) return null;
  const textsAt = box[0] === 0 ? 4 : 4 + times;
  const schemeEnd = box.indexOf(0, textsAt);
  const valueEnd = schemeEnd === -1 ? -1 : box.indexOf(0, schemeEnd + 1);
  if (valueEnd === -1 || !id3Scheme.test(box.toString('latin1', textsAt, schemeEnd))) return null;
  return box.subarray(valueEnd + 1 + (box[0] === 0 ? times : 0));
}
