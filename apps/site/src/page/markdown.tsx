import markdownIt, { type Token } from 'markdown-it';
import { type ComponentChildren, createElement } from 'preact';

const parser = markdownIt({ html: false, linkify: true, breaks: true }).disable('image');
parser.validateLink = (link) => /^(?:https?:\/\/|mailto:)/i.test(link.trim());

interface Node {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ComponentChildren[];
}

interface MarkdownProps {
  readonly source: string;
  /** The level of the heading above the text; its own begin below it and skip none. */
  readonly below: 1 | 2;
}

/**
 * A text of the owner in Markdown. It becomes elements and never a string of HTML, so the same part works on the server
 * and under trusted types.
 */
export function Markdown({ source, below }: MarkdownProps) {
  return <div class="prose">{elementsOf(parser.parse(source, {}), levelsOf(below))}</div>;
}

function elementsOf(tokens: readonly Token[], level: (tag: string) => string): ComponentChildren[] {
  const root: Node = { tag: '', attributes: {}, children: [] };
  const open: Node[] = [root];
  for (const token of tokens) {
    const parent = open.at(-1) ?? root;
    if (token.nesting === 1) {
      open.push({ tag: level(token.tag), attributes: attributesOf(token), children: [] });
    } else if (token.nesting === -1) {
      const node = open.pop() ?? root;
      (open.at(-1) ?? root).children.push(createElement(node.tag, node.attributes, ...node.children));
    } else {
      parent.children.push(...leafOf(token, level));
    }
  }
  return root.children;
}

function leafOf(token: Token, level: (tag: string) => string): ComponentChildren[] {
  switch (token.type) {
    case 'inline':
      return elementsOf(token.children ?? [], level);
    case 'softbreak':
    case 'hardbreak':
      return [createElement('br', null)];
    case 'hr':
      return [createElement('hr', null)];
    case 'code_inline':
      return [createElement('code', null, token.content)];
    case 'fence':
    case 'code_block':
      return [createElement('pre', null, token.content)];
    default:
      return [token.content];
  }
}

/** Of what the parser found, only the target of a link and the first number of a list. */
function attributesOf(token: Token): Record<string, string> {
  const href = token.attrGet('href');
  const start = token.attrGet('start');
  return {
    ...(href !== null && { href: String(href), rel: 'noopener nofollow ugc' }),
    ...(start !== null && { start: String(start) }),
  };
}

/** Moves headings below the one above the text: the first is one level down, and none is skipped. */
function levelsOf(below: number): (tag: string) => string {
  let last = below;
  let previous = 0;
  return (tag) => {
    const level = /^h([1-6])$/.exec(tag)?.[1];
    if (level === undefined) return tag;
    const own = Number(level);
    if (previous === 0) last = below + 1;
    else if (own > previous) last += 1;
    else last = Math.max(below + 1, last - (previous - own));
    previous = own;
    return `h${Math.min(6, last)}`;
  };
}
