import { TextDecoder } from 'node:util';

/** The names of U+00A0 to U+00FF in order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 ' +
  'acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde ' +
  'Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute ' +
  'Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde ' +
  'auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ' +
  'ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const named: ReadonlyMap<string, string> = new Map([
  ...latin1.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['hellip', '…'],
  ['bull', '•'],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
]);

/** Decodes numeric entities and the named ones of European languages; others are unchanged. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named.get(name) ?? named.get(name.toLowerCase()) ?? whole;
    return characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)) ?? whole;
  });

function characterOf(code: number): string | null {
  // As browsers do: these numbers are meant as bytes of windows-1252.
  if (code >= 0x80 && code <= 0x9f) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  const isCharacter = code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
