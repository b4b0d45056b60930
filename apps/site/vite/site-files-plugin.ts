import type { Plugin } from 'vite';

const assets = 'assets/';
/** Where the server serves the folder of the assets. */
const servedAt = '/s/_assets/';

/**
 * Writes what the server reads: `manifest.json` with the names of a page's script and sheet, and `preview.html`, the
 * document of the preview. Files are named relative to the folder `assets`.
 */
export function siteFiles(): Plugin {
  return {
    name: 'studio:site-files',
    apply: 'build',
    generateBundle: {
      // After the sheet was put together.
      order: 'post',
      handler(_, bundle) {
        const names = Object.keys(bundle);
        const named = (pattern: RegExp) =>
          names.find((name) => pattern.test(name))?.slice(assets.length) ?? '';
        const style = named(/^assets\/page\.[^/]+\.css$/);
        const preview = named(/^assets\/preview\.[^/]+\.js$/);
        if (preview === '') {
          const manifest = { script: named(/^assets\/page\.[^/]+\.js$/), style };
          this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest) });
          return;
        }
        this.emitFile({ type: 'asset', fileName: 'preview.html', source: previewDocument(preview, style) });
      },
    },
  };
}

/** The server replaces the comment by the title and the origins of the dashboard. */
function previewDocument(script: string, style: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<!--studio:head-->
<link rel="stylesheet" href="${servedAt}${style}">
<script type="module" src="${servedAt}${script}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
