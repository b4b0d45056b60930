// Runs first in the head: keep it small, without imports or code that may throw.
const root = document.documentElement;
const { dataset } = document.currentScript as HTMLScriptElement;

let theme: { currentTheme?: unknown; locale?: unknown; direction?: unknown } = {};
try {
  theme = JSON.parse(localStorage['studio.state']).theme;
} catch {
  // Without valid stored settings, the specified defaults apply.
}
const { currentTheme, locale, direction } = theme ?? {};
const name = currentTheme === 'dark' ? 'dark' : 'light';
if (/^(en|zh|fr|ja)$/.test(`${locale}`)) root.lang = `${locale}`;
root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
root.dataset.theme = name;

// Hidden until the stylesheet is loaded, for two seconds at most, so that a failed stylesheet never leaves a blank page.
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

// A page older than the last release requests a missing entry script: reload the page once.
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
      // Without session storage a reload can’t be detected: offer a button instead.
    }
    document.getElementById('unloaded')?.removeAttribute('hidden');
  },
  true,
);
