import '#/styles/base.css';
import '#/styles/card.css';
import '#/styles/text.css';
import '#/styles/controls.css';
import '#/styles/players.css';
import '#/styles/lists.css';
import '#/styles/modes.css';
import { startLive } from '#/live.ts';
import { startPreview } from '#/preview.ts';
import { openStage } from '#/stage.tsx';

const root = document.getElementById('root');
const id = location.pathname.split('/').pop() ?? '';
const dashboards = document.querySelector<HTMLMetaElement>('meta[name="studio:dashboard"]')?.content;

if (root) {
  const stage = openStage(root);
  // Right-to-left pages can pass `?dir=rtl` to the player.
  const dir = new URLSearchParams(location.search).get('dir') === 'rtl' ? 'rtl' : 'ltr';
  if (dashboards === undefined) startLive(stage, id, dir);
  else startPreview(stage, dashboards.split(' '));
}
