import '#/styles/index.css';
import { startPreview } from '#/preview/start-preview.tsx';

const root = document.getElementById('root');
const dashboards = document.querySelector<HTMLMetaElement>('meta[name="studio:dashboard"]')?.content ?? '';

if (root) startPreview(root, dashboards.split(' '));
