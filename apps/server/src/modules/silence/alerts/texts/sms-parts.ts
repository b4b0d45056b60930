/** GSM 03.38. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€\f]*$/;
/** The extension of the alphabet: its characters count twice. */
const extension = /[\^{}\\[~\]|€\f]/;

/** What one part holds: in a message of one part, and in a message of several parts, which have a header each. */
const gsmSizes = { only: 160, one: 153 };
/** UTF-16 code units. */
const otherSizes = { only: 70, one: 67 };

/** How a text message is sent. */
interface SmsParts {
  readonly isGsm: boolean;
  readonly parts: number;
  /** By how much the text is too long for one part; 0 or less if it fits. */
  readonly excess: number;
}

/** Counts the parts of a text message. No character is divided between two parts. */
export function countParts(text: string): SmsParts {
  const isGsm = gsm.test(text);
  const sizes = isGsm ? gsmSizes : otherSizes;
  let length = 0;
  let parts = 1;
  let filled = 0;
  for (const character of text) {
    const size = isGsm && extension.test(character) ? 2 : character.length;
    length += size;
    if (filled + size > sizes.one) {
      parts += 1;
      filled = 0;
    }
    filled += size;
  }
  return { isGsm, parts: length <= sizes.only ? 1 : parts, excess: length - sizes.only };
}
