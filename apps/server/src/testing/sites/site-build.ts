import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A renderer whose pages name what they were rendered from. */
const program = `
const page = (about, more = '') => ({
  html: '<!doctype html><title>' + about + '</title>' + more,
  styleSources: ["'sha256-test'"],
});
export const renderer = {
  renderPage: (input) => page(
    ['page', input.username, input.language, input.isDraft ? 'draft' : 'public', input.document.title].join(' '),
    [input.address, input.endpoint, input.assets.script, input.facts.source?.listenUrl].join(' ') +
      (input.facts.allowsCode ? ' code ' + (input.codePath ?? './code/') : '') +
      (input.shareImage ? '<meta property="og:image" content="' + input.shareImage + '">' : ''),
  ),
  renderLegal: (input, kind) => {
    const text = input.document[kind][input.language];
    return text ? page(kind + ' ' + input.language, text) : null;
  },
  renderNotice: (notice, language) => page(notice + ' ' + language),
  renderShareImage: ({ document }, typesetter) =>
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path transform="translate(72 300)" d="' +
    typesetter.outline(document.title, { font: 'sans', weight: 700, size: 80, tracking: 0 }) + '"/></svg>',
  renderManifest: (input) => JSON.stringify({ name: input.document.title, lang: input.language }),
};
`;

/** Writes a build of apps/site for tests, because the real one may not be there. */
export async function writeSiteBuild(root: string): Promise<string> {
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await mkdir(path.join(root, 'server'), { recursive: true });
  const files = {
    'manifest.json': JSON.stringify({ script: 'page.3fa94b1c.js', style: 'page.3fa94b1c.css' }),
    'preview.html': '<!doctype html><head><!--studio:head--></head>',
    'assets/page.3fa94b1c.js': 'export {}',
    'assets/page.3fa94b1c.js.br': 'compressed',
    'server/package.json': '{"type":"module"}',
    'server/render.js': program,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(root, name), content);
  return root;
}
