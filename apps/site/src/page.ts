import '#/styles/index.css';
import { closeMenuOnChoice, keepPlayerInReach } from '#/island/chrome.ts';
import { startPage } from '#/island/start.ts';
import type { PageData } from '#/page-data.ts';

const data = document.getElementById('data')?.textContent;

// The block of data is written by our own renderer, so it has this shape.
if (data) startPage(JSON.parse(data) as PageData);
closeMenuOnChoice();
keepPlayerInReach();
