/** A value of an OpenStep property list. */
export type OpenStep = string | OpenStep[] | { [key: string]: OpenStep };

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };

/** Reads an OpenStep property list, in which Xcode keeps projects, without the code that writes it. */
export function readOpenStep(text: string): OpenStep {
  let at = 0;
  const fail = (expected: string): never => {
    throw new Error(`expected ${expected} at ${at}: ${text.slice(at, at + 40)}`);
  };
  const skip = () => {
    at += /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(text.slice(at))?.[0].length ?? 0;
  };
  const take = (character: string) => {
    skip();
    if (text[at] !== character) fail(character);
    at += 1;
  };
  const is = (character: string) => {
    skip();
    return text[at] === character;
  };
  const readText = (): string => {
    skip();
    const quoted = /^"((?:[^"\\]|\\[\s\S])*)"/.exec(text.slice(at));
    const bare = /^[A-Za-z0-9_./]+/.exec(text.slice(at));
    const found = quoted ?? bare ?? fail('a text');
    at += found[0].length;
    if (!quoted) return found[0];
    return (quoted[1] ?? '').replace(/\\([\s\S])/g, (_, code: string) => escapes[code] ?? fail('an escape'));
  };
  const readValue = (): OpenStep => {
    if (is('{')) {
      take('{');
      const members: Record<string, OpenStep> = {};
      while (!is('}')) {
        const key = readText();
        if (key in members) fail(`one ${key}`);
        take('=');
        members[key] = readValue();
        take(';');
      }
      take('}');
      return members;
    }
    if (!is('(')) return readText();
    take('(');
    const list: OpenStep[] = [];
    while (!is(')')) {
      list.push(readValue());
      if (!is(')')) take(',');
    }
    take(')');
    return list;
  };
  const value = readValue();
  skip();
  if (at < text.length) fail('the end');
  return value;
}
