/** The style of the reference; logical properties only, so that it mirrors. */
export const referenceCss = `:root{color-scheme:light dark;--bg:#fafafa;--card:#fff;--fg:#18181b;--muted:#52525b;--line:#e4e4e7;--code:#f4f4f5;--accent:#2453c7}
@media(prefers-color-scheme:dark){:root{--bg:#0b0d12;--card:#16181d;--fg:#f4f4f5;--muted:#a1a1aa;--line:#2e3138;--code:#1f2229;--accent:#8ab0ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:15px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}a:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.skip{position:absolute;inset-inline-start:-100vw}.skip:focus{inset-inline-start:1rem;inset-block-start:1rem}
.page{max-inline-size:80rem;margin-inline:auto;padding:1.5rem 1rem;display:grid;gap:2rem}
nav h2{font-size:.8rem;color:var(--muted);margin:1.25rem 0 .25rem}
nav ul{list-style:none;margin:0;padding:0;columns:2}
nav a{display:block;padding-block:.3rem;text-decoration:none}
nav a[aria-current]{font-weight:600;color:var(--fg)}
main{min-inline-size:0;outline:0}
h1{font-size:1.6rem;margin:0 0 1rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}h3{font-size:.95rem;margin:1.25rem 0 .25rem}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:0 1.25rem 1.25rem;margin-block-start:1.5rem}
section h2{margin-block-start:1.25rem}
code,pre{font-family:ui-monospace,monospace;font-size:.85em}
code{background:var(--code);border-radius:4px;padding:.1em .3em}
pre{direction:ltr;text-align:start;background:var(--code);border-radius:8px;padding:1rem;overflow-x:auto}pre code{padding:0;background:none;overflow-wrap:normal}
.call{font-size:1rem}.method{font-weight:700;color:var(--accent)}
.type,.note,.or{color:var(--muted);font-size:.85em}
.fields{margin:.25rem 0;padding-inline-start:1rem;border-inline-start:2px solid var(--line);list-style:none}
.fields li{padding-block:.2rem}
.wide{overflow-x:auto}table{border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.35rem .75rem .35rem 0;border-block-end:1px solid var(--line)}
summary{cursor:pointer;padding-block:.5rem}
@media(min-width:60rem){.page{grid-template-columns:15rem minmax(0,1fr)}nav ul{columns:1}nav{position:sticky;inset-block-start:1.5rem;align-self:start;max-block-size:calc(100vh - 3rem);overflow-y:auto}}
`;
