// Runs first in head and must stay tiny: no import, nothing that may throw on the way.
const root = document.documentElement;
const { dataset } = document.currentScript as HTMLScriptElement;

let theme: { currentTheme?: unknown; locale?: unknown; direction?: unknown } = {};
try {
  theme = JSON.parse(localStorage['studio.state']).theme;
} catch {
  // Nothing stored, storage blocked or text broken: the defaults of the specification hold.
}
const { currentTheme, locale, direction } = theme ?? {};
const name = currentTheme === 'dark' ? 'dark' : 'light';
if (/^(en|zh|fr|ja)$/.test(`${locale}`)) root.lang = `${locale}`;
root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
root.dataset.theme = name;

// Hidden until the colours are there; at most two seconds, so that a dead sheet never means a blank page.
const { style } = root;
const show = () => {
  style.visibility = '';
};
style.visibility = 'hidden';
setTimeout(show, 2000);

const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = `${dataset[name]}`;
sheet.onload = sheet.onerror = show;
document.head.append(sheet);

// A page older than the last release asks for an entry script that is gone: ask for the page again, once.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    show();
    try {
      if (!sessionStorage['studio.boot-reload']) {
        sessionStorage['studio.boot-reload'] = 1;
        location.reload();
        return;
      }
    } catch {
      // Without session storage a reload could not be told from the first load: offer it instead.
    }
    document.getElementById('unloaded')?.removeAttribute('hidden');
  },
  true,
);
